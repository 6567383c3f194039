import { createHash } from 'node:crypto';
import { FUNCTION_TEXTS, MIGRATION_TEXTS } from './sql-texts.ts';

export interface Migration {
  /** From 1, without gaps. */
  version: number;
  name: string;
  /** SHA-256 of the SQL file, in hex. */
  hash: string;
  sql: string;
}

/** The functions of one subject, and the triggers that call them. */
export interface FunctionFile {
  name: string;
  /** SHA-256 of the SQL file, in hex. */
  hash: string;
  sql: string;
  /** The names of the functions that it makes. */
  functions: readonly string[];
}

/** The schema that a program makes: tables by migrations, each applied once, then functions in their current form. */
export interface ProgramSchema {
  migrations: readonly Migration[];
  functionFiles: readonly FunctionFile[];
}

export const MIGRATIONS: readonly Migration[] = Object.entries(MIGRATION_TEXTS).map(([name, sql], index) => ({
  version: index + 1,
  name,
  hash: hashOf(sql),
  sql,
}));

export const PROGRAM_SCHEMA: ProgramSchema = {
  migrations: MIGRATIONS,
  functionFiles: Object.entries(FUNCTION_TEXTS).map(([name, sql]) => functionFile(name, sql)),
};

/** Makes the entry of a file in `functions/` from its text. */
export function functionFile(name: string, sql: string): FunctionFile {
  const functions = [...sql.matchAll(/^CREATE FUNCTION "(\w+)"/gm)].map(([, made]) => String(made));
  return { name, hash: hashOf(sql), sql, functions };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
