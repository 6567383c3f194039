import { fingerprint, type Guard, keyOf } from './read-guards.ts';

/** The guards of a migrated database as a TypeScript module: a line each, the fingerprint of its definition first. */
export function guardsAsTypeScript(guards: readonly Guard[]): string {
  const lines = guards.map((guard) => `${fingerprint(guard)} ${keyOf(guard)}\n`).join('');
  return [
    '// Made by `pnpm generate` from a database that the migrations and functions have made; a test compares the two. Do not edit.',
    `export const EXPECTED_GUARDS = \`\n${lines}\`;\n`,
  ].join('\n');
}
