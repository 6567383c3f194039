import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeBook, writePictureFolder } from '../catalogue/import/book.fixture.ts';
import type { Ingest } from '../catalogue/import/import-file.ts';
import { NO_IMPORT_OPTIONS } from '../catalogue/publish/import-options.ts';
import {
  connect,
  createDataDirectory,
  ingestBundled,
  OPERATOR_TOKEN,
  operatorSetups,
  run,
  runAt,
  startApi,
} from '../testing/operators.ts';
import type { CatalogueAdmin } from './catalogue-admin.ts';
import { Interrupted } from './terminal.ts';

// Each import starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 });

let folder: string;
let first: string;
let second: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'longstrip cancelled '));
  first = await writeBook(join(folder, 'Kelp 001.cbz'), { series: 'Kelp', number: '1', pages: [1] });
  second = await writePictureFolder(join(folder, 'Kelp 002'), [2, 3]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Reads normally, except for the file named `stuck`: that one does not end until it is aborted. */
function ingestUntilAborted(stuck: string, onStuck: () => void): Ingest {
  return (path, outDirectory, options) => {
    if (!path.endsWith(stuck)) return ingestBundled(path, outDirectory, options);
    return new Promise((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason), { once: true });
      onStuck();
    });
  };
}

function whenCalled(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

const listed = async (admin: CatalogueAdmin) => (await run(admin, 'catalogue', 'list', '--json')).lines.join('');

describe.each(operatorSetups(0))('Ctrl-C while files are imported, %s', (setup, open) => {
  it.each([
    ['of the first', '001.cbz', 'Cancelled. Nothing of this import was published.'],
    ['of a later one', '002', 'Cancelled. Published before that: "Kelp 001.cbz". Nothing of the others was.'],
  ])('publishes nothing %s, and says what was', async (which, stuck, sentence) => {
    const interrupt = new AbortController();
    const ingest = ingestUntilAborted(stuck, () => interrupt.abort(new Interrupted(130)));
    const { admin, dataDirectory, end } = await open(join(folder, `${setup} ${which}`), ingest);
    const ran = await runAt(admin, { interrupt }, 'import', first, second, '--platform', 'bom-us', '--json');
    expect(ran).toMatchObject({ exitCode: 130, said: [sentence] });
    const reports = ran.lines.map((line) => JSON.parse(line));
    expect(reports.map(({ ok, file, code }) => [ok, file, code])).toEqual([
      stuck === '002' ? [true, 'Kelp 001.cbz', undefined] : [false, 'Kelp 001.cbz', 'CANCELLED'],
      [false, 'Kelp 002', 'CANCELLED'],
    ]);
    const catalogue = await listed(admin);
    if (stuck === '002') expect(JSON.parse(catalogue)).toMatchObject({ alias: 'kelp', episodeCount: 1 });
    else expect(catalogue).toBe('');
    await end();
    const left = await readdir(join(dataDirectory, 'temporary'), { recursive: true });
    expect(left.filter((name) => /import-|upload-/.test(name))).toEqual([]);
  });
});

describe('the end of a command whose import the product does', () => {
  it('aborts it: nothing is published, and nothing of the upload stays', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'gone'));
    const { promise: stuck, resolve: isStuck } = whenCalled();
    const api = await startApi(dataDirectory, ingestUntilAborted('001.cbz', isStuck));
    // Like a killed process: the connection ends, and no request follows.
    const program = new AbortController();
    const upload = fetch(`${api.origin}/admin/imports`, await uploadOf(first, program.signal));
    const answer = upload.then((response) => response.text());
    await stuck;
    program.abort();
    await expect(answer).rejects.toThrow();
    await expect.poll(() => api.aborted).toEqual(['request-7']);
    expect(api.faults).toEqual([]);
    await expect.poll(() => readdir(api.store.temporaryDirectory)).toEqual([]);
    expect(await api.store.database.run('select id from series')).toEqual([]);
    // The next import does not have to wait for it.
    const admin = connect(dataDirectory);
    expect(await run(admin, 'import', second, '--platform', 'bom-us')).toMatchObject({ exitCode: 0 });
    await admin.close();
    await api.end();
  });

  it('waits for none of the imports before it', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'queue'));
    const { promise: stuck, resolve: isStuck } = whenCalled();
    const api = await startApi(dataDirectory, ingestUntilAborted('001.cbz', isStuck));
    const admin = connect(dataDirectory);
    const [interruptFirst, interruptSecond] = [new AbortController(), new AbortController()];
    const running = runAt(admin, { interrupt: interruptFirst }, 'import', first, '--platform', 'bom-us');
    await stuck;
    const seen: (string | null)[] = [];
    const progress = (sentence: string | null) => {
      seen.push(sentence);
      if (sentence?.includes('waiting')) interruptSecond.abort(new Interrupted(143));
    };
    const waiting = runAt(admin, { progress, interrupt: interruptSecond }, 'import', second, '--platform', 'bom-us');
    expect(await waiting).toMatchObject({ exitCode: 143, said: ['Cancelled. Nothing of this import was published.'] });
    expect(seen).toContain('Kelp 002: waiting for another import to end …');
    interruptFirst.abort(new Interrupted(130));
    expect(await running).toMatchObject({ exitCode: 130 });
    await admin.close();
    await api.end();
  });

  it('is undone by a stop of the product, too, which the command reports', async () => {
    const dataDirectory = await createDataDirectory(join(folder, 'stopped'));
    const { promise: stuck, resolve: isStuck } = whenCalled();
    const api = await startApi(dataDirectory, ingestUntilAborted('001.cbz', isStuck));
    const admin = connect(dataDirectory);
    const running = run(admin, 'import', first, '--platform', 'bom-us');
    await stuck;
    await api.end();
    expect(await running).toMatchObject({
      exitCode: 1,
      said: [expect.stringContaining('the product was stopped while the import was under way')],
    });
    expect(api.faults).toEqual([]);
    await admin.close();
  });
});

async function uploadOf(path: string, signal: AbortSignal): Promise<RequestInit> {
  const options = { ...NO_IMPORT_OPTIONS, platformIds: ['bom-us'] };
  return {
    method: 'POST',
    signal,
    body: new Uint8Array(await readFile(path)),
    headers: {
      authorization: `Bearer ${OPERATOR_TOKEN}`,
      'x-longstrip-name': 'Kelp%20001.cbz',
      'x-longstrip-kind': 'file',
      'x-longstrip-options': encodeURIComponent(JSON.stringify(options)),
    },
  };
}
