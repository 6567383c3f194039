/** The names of the cookies with an operator’s preferences. They are no secrets, and scripts of the page write them. */
export const PREFERENCE_COOKIES = {
  locale: 'longstrip-console-locale',
  theme: 'longstrip-console-theme',
  zone: 'longstrip-console-zone',
  platform: 'longstrip-console-platform',
} as const;

const ONE_YEAR_S = 31_536_000;

/** The text of a `Set-Cookie` that stores a preference for a year. */
export function preferenceCookie(name: keyof typeof PREFERENCE_COOKIES, value: string): string {
  return `${PREFERENCE_COOKIES[name]}=${encodeURIComponent(value)}; Max-Age=${ONE_YEAR_S}; Path=/; SameSite=Strict`;
}
