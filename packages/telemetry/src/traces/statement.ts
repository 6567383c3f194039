import { statementSeconds } from '../metrics/instruments.ts';
import { inChildSpan, isTracing } from './span.ts';

const OPERATION = /^[\s(]*(select|insert|update|delete|with|begin|commit|rollback)\b/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?(?:pgboss"?\."?)?([a-z_][a-z0-9_]*)/i;
/** The beginning of a statement is enough for its operation. */
const LOOKED_AT_CHARACTERS = 4_000;

/** What a statement does, and its first table; null: none is named. */
export function describeStatement(text: string): { operation: string; table: string | null } {
  return { operation: operationOf(text), table: TABLE.exec(text.slice(0, LOOKED_AT_CHARACTERS))?.[1] ?? null };
}

const operationOf = (text: string): string => OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'other';

/** Measures a statement, and makes it a span of the present trace: its operation and its first table, never its values. */
export async function observeStatement<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  const operation = operationOf(text);
  const startedAtMs = performance.now();
  try {
    if (!isTracing()) return await run();
    const { table } = describeStatement(text);
    const attributes = {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === null ? {} : { 'db.collection.name': table }),
    };
    const name = table === null ? operation : `${operation} ${table}`;
    return await inChildSpan(name, { kind: 'client', attributes }, run);
  } finally {
    statementSeconds.observe({ operation }, (performance.now() - startedAtMs) / 1000);
  }
}
