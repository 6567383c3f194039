import { createContext, useContext } from 'react';

/** The id of the request whose document failed, for support; null in a document that did not fail. */
export const RequestIdContext = createContext<string | null>(null);

/** Null in a document that did not fail. */
export function useRequestId(): string | null {
  return useContext(RequestIdContext);
}
