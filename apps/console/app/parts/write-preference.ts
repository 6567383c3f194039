import { type PREFERENCE_COOKIES, preferenceCookie } from './preference-cookies.ts';

/** Stores a preference in this browser. The server reads it with the next request. */
export function writePreference(name: keyof typeof PREFERENCE_COOKIES, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that operators have
  document.cookie = preferenceCookie(name, value);
}
