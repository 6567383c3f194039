/** SQLSTATE of a server that ends this connection, shuts down or starts up. */
const ENDED_STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05']);
/** … of one that takes no new connection: full, another password, a role without login, no such database. */
const UNADMITTED_STATES: ReadonlySet<string> = new Set(['53300', '28000', '28P01', '3D000']);
/** … of one that accepts no changes, as a standby. */
const READ_ONLY_STATE = '25006';
/** … of one without disk or memory, or whose disk fails. */
const EXHAUSTED_STATES: ReadonlySet<string> = new Set(['53000', '53100', '53200', '58030']);
const CONNECTION_EXCEPTIONS = '08';
/** Error codes of the operating system for a broken connection. */
const BROKEN_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
/** node-postgres gives these errors no codes. */
const BROKEN_SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;

/**
 * The connection to the server broke or could not be made, or the server accepts no changes. The statement may or may not
 * have been executed.
 */
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
  const code = codeOf(error);
  if (code === null) return BROKEN_SENTENCES.test(error.message);
  return BROKEN_CODES.has(code) || isEndState(code) || UNADMITTED_STATES.has(code) || isFatal(error);
}

/** A server is at its end, or PgBouncer cannot reach it: class 08; Node's own codes are longer. */
function isEndState(code: string): boolean {
  return ENDED_STATES.has(code) || (code.length === 5 && code.startsWith(CONNECTION_EXCEPTIONS));
}

/** After such an error the server closes the connection. The word may be in the server's language: codes come first. */
function isFatal(error: Error): boolean {
  return 'severity' in error && (error.severity === 'FATAL' || error.severity === 'PANIC');
}

function codeOf(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;
}

/** PgBouncer gives it the code of a broken protocol. */
const POOLER_FULL = /^no more connections allowed/;

/** Whether the server, or a pooler before it, is running but admits no new connection. */
export function isUnadmitted(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (POOLER_FULL.test(error.message) || (code !== null && UNADMITTED_STATES.has(code))) return true;
  return isFatal(error) && code !== null && !isEndState(code);
}

/** A new connection accepts no changes. */
export class ReadOnlyServer extends Error {
  readonly code = READ_ONLY_STATE;

  constructor() {
    super('the server accepts no changes');
  }
}

/** Whether the server is running but accepts no changes on this connection. */
export function isReadOnly(error: unknown): boolean {
  return codeOf(error) === READ_ONLY_STATE;
}

/** Whether the server could not execute a statement for want of disk or memory. */
export function isExhausted(error: unknown): boolean {
  return EXHAUSTED_STATES.has(codeOf(error) ?? '');
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
