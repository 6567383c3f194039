import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { drawAddressTable } from './start-output.mjs';

function hintFor(dataDirectory: string): string | undefined {
  const table = drawAddressTable({ addresses: [], mode: 'demo', dataDirectory }, 'Longstrip is running');
  return /own: {2}(.*)/.exec(table)?.[1];
}

const COMMAND = 'npm run import -- "comic.cbz" --platform bom-us --free 1';

it('names the data directory in the command that brings a comic in, unless it is the usual one', () => {
  expect(hintFor(resolve('.data'))).toBe(COMMAND);
  expect(hintFor('/srv/longstrip')).toBe(`DATA_DIR=/srv/longstrip ${COMMAND}`);
  expect(hintFor("/srv/Anna's store")).toBe(`DATA_DIR='/srv/Anna'\\''s store' ${COMMAND}`);
});
