/** SQLSTATE of a server that ends this connection, ends altogether, or does not take connections yet or any more. */
const ENDED_STATES: ReadonlySet<string> = new Set(['57P01', '57P02', '57P03', '57P05', '53300']);
const CONNECTION_EXCEPTIONS = '08';
/** What the operating system says of a connection. */
const BROKEN_CODES: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
]);
/** node-postgres has no codes for these. */
const BROKEN_SENTENCES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;

/** The server's connection broke, or there is none to be had: what was asked may have happened or not. */
export class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';

  constructor(cause: unknown) {
    super('the database cannot be reached', { cause });
  }
}

/** Whether the database was lost, whatever the error was wrapped in. Its caller may try again in a moment. */
export function isDatabaseLost(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseLost) return true;
  }
  return false;
}

/** Whether an error of the driver tells of the connection and not of a statement. */
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

/** Whether it was the server that said no: it is there, and full. */
export function isServerFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53300';
}

/**
 * There is no database to be had: no server answers at the address or it refuses connections, or the directory holds none that
 * can be opened. The message is a sentence without the password.
 */
export class DatabaseUnreachable extends Error {}

/** Runs `work`; what it throws keeps message and SQLSTATE, and loses the engine's stack, statement and parameters. */
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
