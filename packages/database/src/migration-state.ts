import type { SqlRunner } from './database.ts';
import { type Migration, PROGRAM_SCHEMA, type ProgramSchema } from './program-schema.ts';
import { areAllReplaced, areOfReplaced, tooOldSentence } from './replaced-migrations.ts';

/**
 * A database that can be brought to the program's schema. `functions-differ`: only functions are not the program's.
 * `before-baseline`: it has all of the migrations that the baseline replaced, and `version` counts those.
 */
export interface ReadyState {
  state: 'empty' | 'behind' | 'functions-differ' | 'before-baseline';
  version: number;
  pending: readonly Migration[];
}

export type MigrationState =
  | ReadyState
  | { state: 'current'; version: number }
  | { state: 'too-old' | 'ahead' | 'altered'; version: number; sentence: string };

/** How the database stands to this program's migrations and functions. Changes nothing. */
export async function readMigrationState(
  runner: SqlRunner,
  program: ProgramSchema = PROGRAM_SCHEMA,
): Promise<MigrationState> {
  const { migrations } = program;
  const [present] = await runner.run(`select to_regclass('public.schema_migration') is not null as present`);
  if (present?.present !== true) return { state: 'empty', version: 0, pending: migrations };

  const applied = await runner.run('select version, name, hash from public.schema_migration order by version');
  const version = Number(applied.at(-1)?.version ?? 0);
  const newest = migrations.at(-1)?.version ?? 0;
  if (areOfReplaced(applied)) {
    return areAllReplaced(applied)
      ? { state: 'before-baseline', version, pending: migrations.slice(1) }
      : { state: 'too-old', version, sentence: tooOldSentence(applied) };
  }
  if (version > newest) {
    return {
      state: 'ahead',
      version,
      sentence: `The database is at schema version ${version}, and this program knows versions up to ${newest} only: start a newer program, or restore a backup.`,
    };
  }
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (known === undefined || row.version !== known.version || row.hash !== known.hash) {
      return {
        state: 'altered',
        version,
        sentence: `Schema version ${String(row.version)} of the database (${String(row.name)}) is not the one this program was built with: use the program that made it, or restore a backup.`,
      };
    }
  }
  if (version === 0) return { state: 'empty', version: 0, pending: migrations };
  if (version < newest) return { state: 'behind', version, pending: migrations.slice(version) };
  const hashes = await readFunctionHashes(runner);
  const isCurrent = program.functionFiles.every(({ name, hash }) => hashes.get(name) === hash);
  return isCurrent ? { state: 'current', version } : { state: 'functions-differ', version, pending: [] };
}

/** The hash of each file of functions as it was applied last, by its name. */
export async function readFunctionHashes(runner: SqlRunner): Promise<Map<string, string>> {
  const [present] = await runner.run(`select to_regclass('public.schema_function') is not null as present`);
  if (present?.present !== true) return new Map();
  const rows = await runner.run('select name, hash from public.schema_function');
  return new Map(rows.map(({ name, hash }) => [String(name), String(hash)]));
}
