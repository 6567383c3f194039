import { DrizzleQueryError } from 'drizzle-orm';

/** An error in the log: what failed and where, and its causes. */
interface DescribedFault {
  type: string;
  message: string;
  /** The lines of the stack. */
  stack: readonly string[];
  /** What PostgreSQL says about it: the code, and the names of the table and so on. */
  code?: string;
  table?: string;
  constraint?: string;
  cause?: DescribedFault;
}

const NAMES = ['code', 'table', 'constraint'] as const;
const CAUSES_MOST = 4;

/**
 * An error for the log, without the values of a statement: these are addresses, names and hashes of readers. Errors of the
 * database repeat them in their message, in `params` and in `detail`; so only the fields named here are written.
 */
export function describeFault(error: unknown, causesLeft = CAUSES_MOST): DescribedFault {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const isStatement = error instanceof DrizzleQueryError;
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const { cause } = error;
  return {
    type: isStatement ? 'DrizzleQueryError' : error.name,
    message: isStatement ? `Failed query: ${error.query}` : error.message,
    stack: stack.map((line) => line.trim()),
    ...namesIn(error),
    ...(cause === undefined || causesLeft === 0 ? {} : { cause: describeFault(cause, causesLeft - 1) }),
  };
}

function namesIn(error: Error): Partial<Record<(typeof NAMES)[number], string>> {
  const facts: Readonly<Record<string, unknown>> = { ...error };
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = facts[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** Options of a child logger that writes errors in this way. */
export const WITHOUT_VALUES = { serializers: { err: (error: unknown) => describeFault(error) } };
