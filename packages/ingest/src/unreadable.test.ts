import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawPage } from '@longstrip/test-kit/files';
import { describe, expect, it } from 'vitest';
import { ingest } from './ingest.ts';
import { unreadableInput } from './source/unreadable.ts';
import { makeFolder } from './testing/ingest-bytes.ts';

async function refusalOf(path: string) {
  const result = await ingest(path, join(await makeFolder(), 'out'));
  if (result.ok) throw new Error('it was taken');
  return result.refusal;
}

describe('what the system does not give out is refused in a sentence', () => {
  it.skipIf(process.platform !== 'linux')('a page whose name is not in UTF-8', async () => {
    const folder = join(await makeFolder(), 'Paper Sea');
    await mkdir(folder);
    const page = await drawPage(1, { widthPx: 80, heightPx: 120 }).jpeg().toBuffer();
    await writeFile(join(folder, '1.jpg'), page);
    await writeFile(Buffer.concat([Buffer.from(`${folder}/2`), Buffer.from([0xff, 0xfe]), Buffer.from('.jpg')]), page);
    expect(await refusalOf(folder)).toEqual({
      code: 'INPUT_UNREADABLE',
      file: 'Paper Sea',
      entry: '2\u{FFFD}\u{FFFD}.jpg',
      sentence:
        '"Paper Sea" was refused because of "2\u{FFFD}\u{FFFD}.jpg": its name is not in UTF-8, so it cannot be opened; give it another name.',
    });
  });

  it.skipIf(process.platform !== 'linux')('a file whose reading fails', async () => {
    expect(await refusalOf('/proc/self/mem')).toMatchObject({
      code: 'INPUT_UNREADABLE',
      sentence: '"mem" was refused: it cannot be read (EIO).',
    });
  });

  it.skipIf(process.platform === 'win32')('what is neither a file nor a folder', async () => {
    const pipe = join(await makeFolder(), 'a pipe');
    expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
    expect((await refusalOf(pipe)).sentence).toBe('"a pipe" was refused: it is neither a file nor a folder.');
  });

  it('a file without permission, and not a machine that has too much open', () => {
    const failing = (code: string) => Object.assign(new Error(code), { code, syscall: 'open' });
    expect(unreadableInput(failing('EACCES'), 'a.jpg')?.toRefusal('Book').sentence).toBe(
      '"Book" was refused because of "a.jpg": there is no permission to read it.',
    );
    expect(unreadableInput(failing('EMFILE'), null)).toBeNull();
    expect(unreadableInput(new Error('a bug'), null)).toBeNull();
  });
});
