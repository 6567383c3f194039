import { isAbsolute } from 'node:path';

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @type {(word: string) => boolean} */
const isDestination = (word) => {
  if (word === 'stdout' || isAbsolute(word)) return true;
  if (!URL.canParse(word)) return false;
  const { protocol, hostname } = new URL(word);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
};

/** @type {(text: string) => string[]} */
const words = (text) => text.split(',').flatMap((word) => word.trim() || []);

const group = /** @type {const} */ ('data');

/**
 * Where the newest seals of the ledger and of the audit log are sent, so that they are not only in the database.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const SEAL_HEAD_VARIABLES = [
  {
    name: 'SEAL_HEADS_TO',
    group,
    fallback: null,
    about:
      'Where the newest seals are sent, with commas between: an absolute path (appended to), an https address, stdout. Not set: nowhere.',
    complaint: (text) =>
      words(text).every(isDestination)
        ? null
        : 'must be stdout, absolute paths or https addresses, with commas between',
  },
  {
    name: 'SEAL_HEADS_TOKEN',
    group,
    fallback: null,
    about: 'Shown to the https addresses of SEAL_HEADS_TO as a bearer token.',
    complaint: () => null,
  },
];

/**
 * @param {(name: string) => string | null} given
 * @returns {{ to: string[], token: string | null }}
 */
export function sealHeads(given) {
  return { to: words(given('SEAL_HEADS_TO') ?? ''), token: given('SEAL_HEADS_TOKEN') };
}
