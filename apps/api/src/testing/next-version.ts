import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a version has beside the version that was bundled. */
interface Additions {
  /** SQL by the name of the migration, in their order. */
  readonly migrations: Readonly<Record<string, string>>;
  /** More text of a file of functions, by its name. */
  readonly functions?: Readonly<Record<string, string>>;
}

/**
 * Copies bundled programs and adds to their schema, so that they are those of a next version.
 *
 * @param folder of `bundlePrograms`; the copy is beside it
 */
export async function bundleNextVersion(folder: string, name: string, additions: Additions): Promise<string> {
  const next = `${folder}-${name}`;
  await cp(folder, next, { recursive: true });
  const changes = {
    MIGRATION_TEXTS: `{ ...MIGRATION_TEXTS, ...${JSON.stringify(additions.migrations)} }`,
    FUNCTION_TEXTS: `Object.fromEntries(Object.entries(FUNCTION_TEXTS).map(([name, sql]) => [name, sql + (${JSON.stringify(additions.functions ?? {})}[name] ?? "")]))`,
  };
  let count = 0;
  for (const file of await readdir(next)) {
    if (!file.endsWith('.js')) continue;
    const text = await readFile(join(next, file), 'utf8');
    const changed = text.replaceAll(/Object\.entries\((MIGRATION_TEXTS|FUNCTION_TEXTS)\)/g, (_, texts) => {
      count += 1;
      return `Object.entries(${texts === 'MIGRATION_TEXTS' ? changes.MIGRATION_TEXTS : changes.FUNCTION_TEXTS})`;
    });
    if (changed !== text) await writeFile(join(next, file), changed);
  }
  if (count !== 2) throw new Error(`the bundle reads its SQL at ${count} places, not at two`);
  return next;
}
