/** SQLSTATE of a server that ends this connection, shuts down, starts up, or takes no more connections. */
const ENDED_STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
const CONNECTION_EXCEPTIONS = '08';
/** Error codes of the operating system for a broken connection. */
const BROKEN_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
/** node-postgres gives these errors no codes. */
const BROKEN_SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;

/** The connection to the server broke or could not be made. The statement may or may not have been executed. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';

  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
  }
}

/** Whether the error, or one that it wraps, says that the database was lost. The caller may retry in a moment. */
export function isDatabaseLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseLost) return true;
  }
  return false;
}

/** Whether an error of the driver is about the connection and not about a statement. */
export function isConnectionError(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return BROKEN_SENTENCES.test(error.message);
  return BROKEN_CODES.has(code) || ENDED_STATES.has(code) || isConnectionException(code);
}

/** SQLSTATE class 08; Node's own codes are longer. */
function isConnectionException(code: string): boolean {
  return code.length === 5 && code.startsWith(CONNECTION_EXCEPTIONS);
}

/** PgBouncer gives it the code of a broken protocol. */
const POOLER_FULL = /^no more connections allowed/;

/** Whether the server, or a pooler before it, is running but has no free connections. */
export function isServerFull(error: unknown): boolean {
  return error instanceof Error && (('code' in error && error.code === '53300') || POOLER_FULL.test(error.message));
}

/**
 * No database can be opened: no server answers at the address, or it refuses connections, or the directory has no usable
 * database. The message is a sentence without the password.
 */
export class DatabaseUnreachable extends Error {}

/** SQLSTATE for a role that may not do something. */
const MISSING_RIGHT = '42501';

/**
 * What to do when the role of the product has too few rights in its database, in a sentence; null: the error is another one.
 * PostgreSQL names in its message what the role may not do.
 */
export function missingRightSentence(error: unknown): string | null {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (!('code' in at) || at.code !== MISSING_RIGHT) continue;
    return `The role of DATABASE_URL may not do what the product needs (${at.message}): it must own the database and its tables. As an administrator: alter database <name> owner to <role>; tables that exist stay those of the role that made them.`;
  }
  return null;
}

/** Runs `work`. Its errors keep message and SQLSTATE, but lose the engine's stack, statement and parameters. */
export async function shorten<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isFromEngine(error)) {
      error.stack = `${error.name}: ${error.message}`;
      for (const key of ['query', 'params', 'queryOptions']) Reflect.deleteProperty(error, key);
    }
    throw error;
  }
}

function isFromEngine(error: Error): boolean {
  return error.stack?.includes('pglite') === true;
}
