import { createContext, useContext } from 'react';

/** The nonce of this response's content security policy. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Undefined in the browser, which hides nonces from scripts. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
