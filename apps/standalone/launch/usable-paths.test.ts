import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressTableTrouble, dataDirectoryTrouble } from './usable-paths.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'longstrip places '));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the data directory', () => {
  it('is made where it is missing, and nothing is left in it', () => {
    const directory = join(folder, 'deep', 'data');
    expect(dataDirectoryTrouble(directory)).toBeNull();
    expect(readdirSync(directory)).toEqual([]);
    expect(dataDirectoryTrouble(directory)).toBeNull();
  });

  it('cannot be a file, nor lie below one', () => {
    writeFileSync(join(folder, 'file'), '');
    for (const directory of [join(folder, 'file'), join(folder, 'file', 'data')]) {
      const sentence = dataDirectoryTrouble(directory);
      expect(sentence).toContain(`DATA_DIR cannot be ${directory}: `);
      expect(sentence).not.toContain('Error');
    }
  });

  it.each(['files', 'secrets', 'database'])('cannot hold a file in place of its folder %s', (name) => {
    writeFileSync(join(folder, name), '');
    expect(dataDirectoryTrouble(folder)).toContain(
      `${join(folder, name)} in DATA_DIR cannot be used: it is a file, not a folder. `,
    );
  });

  it('cannot lie where no folder can be made', { timeout: 5_000 }, () => {
    expect(dataDirectoryTrouble('/proc/longstrip/data')).toContain('no folder can be made there');
    expect(existsSync('/proc/longstrip')).toBe(false);
  });
});

describe('the table of addresses', () => {
  it('may be left out, and is found from the root', () => {
    writeFileSync(join(folder, 'table.csv'), '1.11.0.0/16,KR\n');
    expect(addressTableTrouble(null, folder)).toBeNull();
    expect(addressTableTrouble('table.csv', folder)).toBeNull();
  });

  it('must be a file that can be read', () => {
    mkdirSync(join(folder, 'a folder'));
    expect(addressTableTrouble('none.csv', folder)).toContain('there is no such file');
    expect(addressTableTrouble('a folder', folder)).toContain('it cannot be read');
  });
});
