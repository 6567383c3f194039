import { readdirSync, readFileSync } from 'node:fs';

/**
 * The program's SQL files in their order, by name without `.sql`. The bundled api has no files next to it, so its build
 * (`apps/api/build.mjs`) runs this module and includes what it exports.
 */
export const MIGRATION_TEXTS = readTexts('migrations');
export const FUNCTION_TEXTS = readTexts('functions');

function readTexts(folder: string): Record<string, string> {
  const directory = new URL(`../${folder}/`, import.meta.url);
  const names = readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return Object.fromEntries(
    names.map((name) => [name.slice(0, -'.sql'.length), readFileSync(new URL(name, directory), 'utf8')]),
  );
}
