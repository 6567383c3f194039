// The variables that the product reads, in one table: the start tool prints and checks them before anything is
// installed, and the server parses them again. So this file has no dependencies and is plain JavaScript.

import { isIP } from 'node:net';
import { EDGE_VARIABLES } from './edge-variables.mjs';
import { FILES_VARIABLES } from './files-variables.mjs';
import { MESSAGE_VARIABLES } from './message-variables.mjs';
import { OPERATOR_VARIABLES } from './operator-variables.mjs';
import { PAYMENT_VARIABLES } from './payment-variables.mjs';
import { SEAL_HEAD_VARIABLES } from './seal-head-variables.mjs';
import { SHARED_SERVER_VARIABLES } from './shared-server-variables.mjs';
import { IDENTITY_CHECK_VARIABLES, SIGN_IN_VARIABLES } from './sign-in-variables.mjs';
import { TELEMETRY_VARIABLES } from './telemetry-variables.mjs';

/**
 * @typedef {object} Variable
 * @property {string} name
 * @property {'start' | 'telemetry' | 'data' | 'messages' | 'sign-in' | 'identity-check' | 'payment' | 'secrets' | 'tools'} group
 * @property {string | null} fallback The value when it is not set; null: none, or it depends (`about` says on what).
 * @property {string} about One sentence for `--help` and the operations guide.
 * @property {(text: string) => string | null} complaint What is wrong with a value, as the end of a sentence.
 */

/** @type {(text: string) => boolean} */
const isNetwork = (text) => {
  const [address = '', length, ...rest] = text.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const isLength = length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits);
  return isIP(address) !== 0 && isLength && rest.length === 0;
};

/** @type {(network: string) => boolean} */
const isEveryAddress = (network) => /\/0+$/.test(network);

/** PORT + 104 is the highest port of the plan, and 65535 the highest there is. */
const HIGHEST_BASE = 65_535 - 104;

/** @type {(...values: string[]) => (text: string) => string | null} */
const oneOf =
  (...values) =>
  (text) =>
    values.includes(text) ? null : `must be one of ${values.join(', ')}`;

/** @type {(least: number, most: number) => (text: string) => string | null} */
const wholeNumber = (least, most) => (text) =>
  /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most
    ? null
    : `must be a whole number from ${least} to ${most}`;

/** @type {(text: string) => string | null} */
const secret = (text) =>
  text.length >= 32 && new Set(text).size >= 12
    ? null
    : 'must be at least 32 random characters (openssl rand -base64 48 makes one)';

/** @type {(text: string) => string | null} */
const secrets = (text) =>
  text.split(',').every((part) => secret(part.trim()) === null)
    ? null
    : 'must be secrets of at least 32 random characters, with commas between';

/** @type {(text: string) => string | null} */
const path = (text) => (text.includes('\0') ? 'must be a path' : null);

/** @type {(text: string) => string | null} */
const host = (text) =>
  /^[\w.:%-]+$/.test(text) ? null : 'must be an address of this machine, like 127.0.0.1 or 0.0.0.0';

/**
 * @param {string} part `platform=origin`
 * @returns {[platformId: string, origin: string] | null}
 */
export function publicOrigin(part) {
  const [, platformId, address] = part.trim().match(/^([a-z][a-z-]*)=(https?:\/\/\S+)$/) ?? [];
  if (platformId === undefined || address === undefined || !URL.canParse(address)) return null;
  const { origin, pathname, search, hash } = new URL(address);
  return pathname === '/' && search === '' && hash === '' ? [platformId, origin] : null;
}

/** @type {(text: string) => string | null} */
const apiAddresses = (text) =>
  text.split(',').every((part) => /^https?:\/\/[^/\s,]+\/?$/.test(part.trim()) && URL.canParse(part.trim()))
    ? null
    : 'must be addresses like http://10.0.0.5:3100, with commas between';

/** @type {readonly Variable[]} */
export const VARIABLES = [
  {
    name: 'PORT',
    group: 'start',
    fallback: '3000',
    about: 'The base port: the sites listen from here on (us +0, jp +1 …), the api at +100, the sandbox at +102.',
    complaint: wholeNumber(1, HIGHEST_BASE),
  },
  {
    name: 'HOST',
    group: 'start',
    fallback: '127.0.0.1',
    about: 'The address to listen on. 0.0.0.0 opens the product to the network.',
    complaint: host,
  },
  {
    name: 'LONGSTRIP_MODE',
    group: 'start',
    fallback: 'demo',
    about: 'demo or production. Production wants its own secrets, and has no sandbox and no demo series.',
    complaint: oneOf('demo', 'production'),
  },
  {
    name: 'LOG_FORMAT',
    group: 'start',
    fallback: 'text',
    about: 'text or json: one line an event, with the request’s id.',
    complaint: oneOf('text', 'json'),
  },
  {
    name: 'LOG_LEVEL',
    group: 'start',
    fallback: 'info',
    about: 'The lowest level of the log: debug, info, warn or error.',
    complaint: oneOf('debug', 'info', 'warn', 'error'),
  },
  {
    name: 'HEAP_MB',
    group: 'start',
    fallback: '384',
    about: 'The limit of the server’s JavaScript heap, in MB.',
    complaint: wholeNumber(128, 65_536),
  },
  {
    name: 'WORKERS',
    group: 'start',
    fallback: null,
    about:
      'Processes that serve the sites beside the api; 0: the api’s own process does. Not set: one for each core but one.',
    complaint: wholeNumber(0, 256),
  },
  {
    name: 'API_URL',
    group: 'start',
    fallback: null,
    about:
      'The api that sites without one of their own call (npm run serve -- site): an address, or several with commas between.',
    complaint: apiAddresses,
  },
  {
    name: 'DRAIN_DELAY_SECONDS',
    group: 'start',
    fallback: '0',
    about:
      'How long a stopping process still answers after /_/ready has said no: longer than a load balancer takes to notice.',
    complaint: wholeNumber(0, 300),
  },
  {
    name: 'TRUSTED_PROXIES',
    group: 'start',
    fallback: null,
    about: 'Addresses or networks of proxies whose X-Forwarded-For is believed, with commas between. Not set: none.',
    complaint: (text) => {
      const parts = text.split(',').map((part) => part.trim());
      if (!parts.every(isNetwork)) return 'must be addresses or networks like 10.0.0.0/8, with commas between';
      return parts.some(isEveryAddress)
        ? 'must not be every address: each client could then say it is any other'
        : null;
    },
  },
  {
    name: 'PUBLIC_ORIGINS',
    group: 'start',
    fallback: null,
    about:
      'Where readers open the sites: bom-us=https://us.example.com,beltoon-jp=… Not set: localhost in demo mode, in production each platform’s first host.',
    complaint: (text) => {
      const platformIds = text.split(',').map((part) => publicOrigin(part)?.[0]);
      if (platformIds.includes(undefined)) return 'must be like bom-us=https://us.example.com, with commas between';
      return new Set(platformIds).size === platformIds.length ? null : 'must name each platform once';
    },
  },
  {
    name: 'IP_COUNTRY_TABLE',
    group: 'start',
    fallback: null,
    about: 'A file of lines "network,country" that tells where an address is. Not set: no address counts as Korean.',
    complaint: path,
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    group: 'start',
    fallback: null,
    about: 'Requests a minute that one address may send to the api; 0: no limit. Not set: 3000.',
    complaint: wholeNumber(0, 10_000_000),
  },
  {
    name: 'DATA_CACHE',
    group: 'start',
    fallback: 'on',
    about:
      'on, answers or off: whether guests’ pages, public pictures and answers about the catalogue are cached, answers alone, or nothing.',
    complaint: oneOf('on', 'answers', 'off'),
  },
  ...TELEMETRY_VARIABLES,
  ...OPERATOR_VARIABLES.filter(({ group }) => group === 'start'),
  {
    name: 'DATA_DIR',
    group: 'data',
    fallback: '.data',
    about: 'The folder of database, files, secrets and backups.',
    complaint: path,
  },
  ...SHARED_SERVER_VARIABLES,
  {
    name: 'SEED',
    group: 'data',
    fallback: null,
    about:
      'demo or none. Not set: demo in demo mode on the embedded database, else none. demo fills a PostgreSQL server too. Changing it never deletes.',
    complaint: oneOf('demo', 'none'),
  },
  ...EDGE_VARIABLES,
  ...FILES_VARIABLES,
  ...SEAL_HEAD_VARIABLES,
  ...MESSAGE_VARIABLES,
  ...SIGN_IN_VARIABLES,
  ...IDENTITY_CHECK_VARIABLES,
  ...PAYMENT_VARIABLES,
  {
    name: 'TOKEN_SECRET',
    group: 'secrets',
    fallback: null,
    about: 'Signs the readers’ access tokens.',
    complaint: secret,
  },
  {
    name: 'TOKEN_SECRETS_PREVIOUS',
    group: 'secrets',
    fallback: null,
    about:
      'Former token secrets, with commas between: what they signed stays valid, so that a change signs no reader out. Keep each for a week.',
    complaint: secrets,
  },
  {
    name: 'BOOKS_SECRETS',
    group: 'secrets',
    fallback: null,
    about:
      'Prove orders and providers’ events, with commas between: the first is for new ones, and none may ever be left out. Not set: TOKEN_SECRET and TOKEN_SECRETS_PREVIOUS; set it to these before one of them changes.',
    complaint: secrets,
  },
  {
    name: 'IMAGE_SECRET',
    group: 'secrets',
    fallback: null,
    about: 'Signs the addresses of paid pages.',
    complaint: secret,
  },
  {
    name: 'SERVICE_SECRET',
    group: 'secrets',
    fallback: null,
    about: 'The sites send it to the api to prove that a request is theirs.',
    complaint: secret,
  },
  {
    name: 'COOKIE_SECRET',
    group: 'secrets',
    fallback: null,
    about: 'Signs the sites’ own cookies.',
    complaint: secret,
  },
  {
    name: 'COOKIE_SECRETS_PREVIOUS',
    group: 'secrets',
    fallback: null,
    about:
      'Former cookie secrets, with commas between: what they signed is still read, so that a change signs no reader out. Keep each for a week.',
    complaint: secrets,
  },
  ...OPERATOR_VARIABLES.filter(({ group }) => group === 'secrets'),
  {
    name: 'CHROMIUM_PATH',
    group: 'tools',
    fallback: '/usr/bin/chromium-headless-shell',
    about: 'The browser of npm test and npm run pictures.',
    complaint: path,
  },
];
