import { createECDH } from 'node:crypto';

const KEY_BYTES = 32;

/** @type {(protocols: RegExp, example: string) => (text: string) => string | null} */
const serviceAddress = (protocols, example) => (text) => {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && protocols.test(address.protocol) && address.hostname !== ''
    ? null
    : `must be an address like ${example}`;
};

/** @type {(text: string) => string | null} */
const mailServer = (text) => {
  const wrong = serviceAddress(/^smtps?:$/, 'smtps://user:password@mail.example.com:465')(text);
  if (wrong !== null) return wrong;
  const { username, password } = new URL(text);
  return (username === '') === (password === '') ? null : 'must have a user and a password, or neither';
};

/** @type {(text: string) => string | null} */
const mailSender = (text) =>
  /^(?:[^<>\s@]+@[^<>\s@]+|[^<>\r\n]+ <[^<>\s@]+@[^<>\s@]+>)$/.test(text)
    ? null
    : 'must be like Longstrip <no-reply@example.com>';

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
 * The services that send mails and text messages, and the store's identity at the push services of browsers (VAPID).
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const MESSAGE_VARIABLES = [
  {
    name: 'SMTP_URL',
    group,
    fallback: null,
    about: 'The mail server: smtps://user:password@mail.example.com:465. Production needs it.',
    complaint: mailServer,
  },
  {
    name: 'MAIL_FROM',
    group,
    fallback: 'Longstrip <no-reply@longstrip.example>',
    about: 'The sender of every mail.',
    complaint: mailSender,
  },
  {
    name: 'TEXT_MESSAGES_URL',
    group,
    fallback: null,
    about: 'A service that takes text messages as Twilio does: https://api.twilio.com. Not set: none are sent.',
    complaint: serviceAddress(/^https?:$/, 'https://api.twilio.com'),
  },
  {
    name: 'TEXT_MESSAGES_ACCOUNT',
    group,
    fallback: null,
    about: 'The account at that service.',
    complaint: () => null,
  },
  {
    name: 'TEXT_MESSAGES_TOKEN',
    group,
    fallback: null,
    about: 'The token of that account.',
    complaint: () => null,
  },
  {
    name: 'TEXT_MESSAGES_FROM',
    group,
    fallback: null,
    about: 'The number, or the name, that text messages come from.',
    complaint: () => null,
  },
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
 * The store's identity at push services; null: one of the two variables is missing.
 * @param {(name: string) => string} value
 * @returns {PushIdentity | null}
 */
export function pushIdentity(value) {
  const [key, named] = [value('PUSH_VAPID_PRIVATE_KEY'), value('PUSH_VAPID_SUBJECT')];
  return key === '' || named === '' ? null : { privateKey: key, subject: named };
}
