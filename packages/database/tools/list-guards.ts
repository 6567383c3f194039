import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openEmbedded } from '../src/engines/embedded.ts';
import { guardsAsTypeScript, readGuards } from '../src/guards/read-guards.ts';
import { migrate } from '../src/migrate.ts';

const database = await openEmbedded({ directory: null });
const result = await migrate(database, 0);
if (!result.ok) throw new Error(result.sentence);
const file = fileURLToPath(new URL('../src/guards/guards.generated.ts', import.meta.url));
await writeFile(file, guardsAsTypeScript(await readGuards(database)));
await database.close();
