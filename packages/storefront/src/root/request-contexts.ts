import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Undefined in the browser, which hides nonces from scripts. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

/** The id of the request whose document failed, for support; null in a document that did not fail. */
export const RequestIdContext = createContext<string | null>(null);

/** Null in a document that did not fail. */
export function useRequestId(): string | null {
  return useContext(RequestIdContext);
}
