import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrationsAsTypeScript } from './migrations-as-typescript.ts';

const packageDirectory = fileURLToPath(new URL('..', import.meta.url));
await writeFile(
  `${packageDirectory}/src/migrations.generated.ts`,
  await migrationsAsTypeScript(`${packageDirectory}/migrations`),
);
