const ONE_DAY_S = 86_400;

/** Remembers a guest's "yes" for a day, under the name that section 5 of the specification gives it (D24). */
export function writeGuestAdultCookie(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `notLoginAdult=Y; Path=/; Max-Age=${ONE_DAY_S}; SameSite=Lax`;
}
