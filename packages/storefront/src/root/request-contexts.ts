import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Undefined in the browser, which hides nonces from scripts. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}

/** The id of the request whose document failed, for support; null if the document did not fail. */
export const RequestIdContext = createContext<string | null>(null);

export function useRequestId(): string | null {
  return useContext(RequestIdContext);
}
