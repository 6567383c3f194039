import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Journal {
  entries: { idx: number; tag: string }[];
}

/**
 * The SQL files of a drizzle-kit folder as one TypeScript module. So the migrations travel inside any bundle, and
 * nothing has to be found beside it at run time.
 */
export async function migrationsAsTypeScript(folder: string): Promise<string> {
  const journal: Journal = JSON.parse(await readFile(join(folder, 'meta/_journal.json'), 'utf8'));
  const entries = await Promise.all(
    journal.entries.map(async ({ idx, tag }) => {
      const text = await readFile(join(folder, `${tag}.sql`), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      return `  {\n    version: ${idx + 1},\n    name: '${tag}',\n    hash: '${hash}',\n    sql: ${templateLiteral(text)},\n  },\n`;
    }),
  );
  return [
    '// Made by `pnpm generate` from migrations/*.sql; a test compares the two. Do not edit.',
    "import type { Migration } from './migrate.ts';",
    '',
    `export const MIGRATIONS: readonly Migration[] = [\n${entries.join('')}];\n`,
  ].join('\n');
}

function templateLiteral(text: string): string {
  return `\`${text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${')}\``;
}
