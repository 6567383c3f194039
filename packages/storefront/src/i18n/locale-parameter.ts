/** The query parameter that addresses a page in one language; hreflang links use it (D1). */
export const LOCALE_PARAMETER = 'lang';
