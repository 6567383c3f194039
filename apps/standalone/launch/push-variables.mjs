import { createECDH } from 'node:crypto';

const KEY_BYTES = 32;

/** @type {(text: string) => string | null} */
const privateKey = (text) => {
  const bytes = Buffer.from(text, 'base64url');
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    if (bytes.length === KEY_BYTES) return null;
  } catch {
    // It is no key.
  }
  return 'must be a private key of P-256 in base64url (npx web-push generate-vapid-keys makes one)';
};

/** @type {(text: string) => string | null} */
const subject = (text) =>
  URL.canParse(text) && /^(?:mailto|https):$/.test(new URL(text).protocol)
    ? null
    : 'must be like mailto:push@example.com';

const group = /** @type {const} */ ('messages');

/**
 * The store's identity at the push services of browsers (VAPID).
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const PUSH_VARIABLES = [
  {
    name: 'PUSH_VAPID_PRIVATE_KEY',
    group,
    fallback: null,
    about:
      'Signs push messages to browsers; the public key is calculated of it. Not set: production sends none. Another key ends every subscription.',
    complaint: privateKey,
  },
  {
    name: 'PUSH_VAPID_SUBJECT',
    group,
    fallback: null,
    about: 'Whom push services ask about them: mailto:push@example.com or https://example.com.',
    complaint: subject,
  },
];

/**
 * @typedef {object} PushIdentity
 * @property {string} privateKey
 * @property {string} subject
 */

/**
 * The identity; null: half of it is none.
 * @param {(name: string) => string} value
 * @returns {PushIdentity | null}
 */
export function pushIdentity(value) {
  const [key, named] = [value('PUSH_VAPID_PRIVATE_KEY'), value('PUSH_VAPID_SUBJECT')];
  return key === '' || named === '' ? null : { privateKey: key, subject: named };
}
