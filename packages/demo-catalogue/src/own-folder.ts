import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Found by the package's name: the sources and a program that they are bundled into look in the same folder. */
const MANIFEST = createRequire(import.meta.url).resolve('@longstrip/demo-catalogue/package.json');

/** Finds what this package depends on, also for a program that does not name it among its own dependencies. */
export const ownRequire = createRequire(MANIFEST);

/** The text of a file of this package. */
export const readOwnFile = (path: string): string => readFileSync(join(dirname(MANIFEST), path), 'utf8');

/** The content of a JSON file of this package, as the type says: `data-files.test.ts` checks each file against it. */
export const readOwnJson = <Data>(path: string): Data => JSON.parse(readOwnFile(path));
