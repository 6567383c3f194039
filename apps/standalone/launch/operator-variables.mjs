const group = /** @type {const} */ ('start');

/**
 * Where operators work, and how commands on other machines do.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const OPERATOR_VARIABLES = [
  {
    name: 'CONSOLE_ORIGIN',
    group,
    fallback: null,
    about:
      'Where operators open the console: for links in invitations, and for passkeys, which work at no other address. Not set: localhost at the base port + 101.',
    complaint: (text) => (isOrigin(text) ? null : 'must be an origin like https://console.example.com'),
  },
  {
    name: 'OPERATOR_TOKEN',
    group: 'secrets',
    fallback: null,
    about:
      'For commands on another machine than the product’s: a machine token (npm run operator -- token create). They call the api of API_URL.',
    complaint: (text) =>
      /^ls-token-[\w-]{43}$/.test(text) ? null : 'must be a token that operator token create printed',
  },
];

/** @type {(text: string) => boolean} */
const isOrigin = (text) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

/**
 * The single token of earlier versions: a start that still has it would leave commands elsewhere without access unseen.
 * @param {(name: string) => string | null} given
 * @returns {string[]}
 */
export function formerToken(given) {
  if (given('ADMIN_TOKEN') === null) return [];
  return [
    'ADMIN_TOKEN is not used any more: leave it out. Commands on this machine need none; for others make a token (npm run operator -- token create) and set it there as OPERATOR_TOKEN.',
  ];
}
