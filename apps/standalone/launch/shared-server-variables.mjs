const group = /** @type {const} */ ('data');

/** @type {(protocols: RegExp, example: string) => (text: string) => string | null} */
const serverAddress = (protocols, example) => (text) => {
  const address = URL.canParse(text) ? new URL(text) : null;
  return address !== null && protocols.test(address.protocol) && address.hostname !== ''
    ? null
    : `must be an address like ${example}`;
};

/** @type {(text: string) => string | null} */
const databaseAddress = serverAddress(/^postgres(ql)?:$/, 'postgres://user:password@host:5432/longstrip');

/**
 * The servers that several processes share.
 * @type {readonly import('./variables.mjs').Variable[]}
 */
export const SHARED_SERVER_VARIABLES = [
  {
    name: 'DATABASE_URL',
    group,
    fallback: null,
    about: 'A PostgreSQL server (15 or newer) in place of the embedded database, or a PgBouncer before it.',
    complaint: databaseAddress,
  },
  {
    name: 'DATABASE_DIRECT_URL',
    group,
    fallback: null,
    about:
      'The same database past the pooler, for migrations and messages. Set it if DATABASE_URL is a PgBouncer in transaction mode.',
    complaint: databaseAddress,
  },
  {
    name: 'DATABASE_REPLICA_URL',
    group,
    fallback: null,
    about: 'A streaming replica of the database, which answers what all readers see of the catalogue. Not set: none.',
    complaint: databaseAddress,
  },
  {
    name: 'VALKEY_URL',
    group,
    fallback: null,
    about:
      'A Valkey (or Redis) server in which processes count rate limits together: valkey://user:password@host:6379. Not set: each counts for itself.',
    complaint: serverAddress(/^(?:redis|valkey)s?:$/, 'valkey://user:password@host:6379'),
  },
];

/** Those that may hold a password. */
export const SHARED_SERVER_SECRETS = SHARED_SERVER_VARIABLES.map(({ name }) => name);

/**
 * @typedef {object} SharedServers
 * @property {string | null} databaseUrl
 * @property {string | null} databaseDirectUrl
 * @property {string | null} databaseReplicaUrl
 * @property {string | null} valkeyUrl
 */

/**
 * @param {(name: string) => string | null} given
 * @returns {SharedServers}
 */
export function sharedServers(given) {
  return {
    databaseUrl: given('DATABASE_URL'),
    databaseDirectUrl: given('DATABASE_DIRECT_URL'),
    databaseReplicaUrl: given('DATABASE_REPLICA_URL'),
    valkeyUrl: given('VALKEY_URL'),
  };
}
