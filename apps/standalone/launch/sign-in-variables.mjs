/** Services that readers sign in with, by the beginnings of their variables. */
export const SIGN_IN_PROVIDERS = /** @type {const} */ ({
  google: 'GOOGLE',
  facebook: 'FACEBOOK',
  twitter: 'TWITTER',
  apple: 'APPLE',
});

/** @type {(text: string) => string | null} */
const visible = (text) => (/^[\x21-\x7e]{1,4000}$/.test(text) ? null : 'must be without blanks');

/**
 * The store's registration with each service.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const SIGN_IN_VARIABLES = Object.values(SIGN_IN_PROVIDERS).flatMap((beginning) => [
  {
    name: `${beginning}_CLIENT_ID`,
    group: /** @type {const} */ ('sign-in'),
    fallback: null,
    about: 'The store’s registration there. Not set: nobody can sign in by it. Demo mode uses the sandbox.',
    complaint: visible,
  },
  {
    name: `${beginning}_CLIENT_SECRET`,
    group: /** @type {const} */ ('sign-in'),
    fallback: null,
    about:
      beginning === 'APPLE'
        ? 'The signed client secret, which Apple takes for six months.'
        : 'The secret that goes with it.',
    complaint: visible,
  },
]);
