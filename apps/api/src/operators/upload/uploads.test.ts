import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Upload } from '@longstrip/api-contract';
import { HOSTILE_FILES } from '@longstrip/test-kit/files';
import { startBucketServer } from '@longstrip/test-kit/servers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeBook } from '../../catalogue/import/book.fixture.ts';
import { IDLE_RETENTION_MS, sweepUploads, UNFINISHED_RETENTION_MS } from '../../catalogue/upload/sweep-uploads.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { ingestBundled } from '../../testing/operators.ts';
import { beginHeaders, openUploadScene, TUS, type UploadScene } from '../../testing/upload-scene.ts';

const US = 'bom-us';

let scene: UploadScene;
let folder: string;
let editor: string;
beforeAll(async () => {
  scene = await openUploadScene({ ingest: ingestBundled });
  folder = await mkdtemp(join(tmpdir(), 'longstrip-books-'));
});
afterAll(async () => {
  await scene?.end();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await scene.clear();
  editor = (await addOperator(scene.database, [`editor/${US}`], { name: 'Ed' })).token;
});

async function book(number: string, pages: readonly number[], series = 'Moonlight'): Promise<Uint8Array> {
  return readFile(await writeBook(join(folder, `${crypto.randomUUID()}.cbz`), { series, number, pages }));
}

async function hostile(name: string): Promise<Uint8Array> {
  const found = HOSTILE_FILES.find((file) => file.name === name);
  if (found === undefined) throw new Error(`there is no hostile file ${name}`);
  return found.build();
}

const check = (upload: string, options: object = {}, as = editor) =>
  scene.api.ask('POST', '/uploads/check', { as, body: { upload, platformIds: [US], ...options } });
const importIt = (upload: string, platformIds: string[] = [US]) =>
  scene.api.ask('POST', '/uploads/import', { as: editor, body: { upload, platformIds } });
const mend = (upload: string, change: object) =>
  scene.api.ask('POST', '/uploads/mend', { as: editor, body: { upload, ...change } });
const verdictOf = ({ verdicts }: Upload) => Object.fromEntries(verdicts.map((each) => [each.file, each.verdict]));

async function checked(upload: string, options?: object): Promise<Upload> {
  expect((await check(upload, options)).data.state).toBe('CHECKING');
  return scene.run(editor, upload);
}

async function imported(upload: string): Promise<Upload> {
  expect((await importIt(upload)).code).toBe('');
  return scene.run(editor, upload);
}

describe.each([
  ['a folder', null],
  ['a bucket', startBucketServer],
] as const)('files that lie in %s', (_, startServer) => {
  it('go on where the connection broke off, and come whole', async () => {
    const server = await startServer?.();
    const own = server === undefined ? scene : await openUploadScene({ bucket: server.at('one', '/store') });
    try {
      const { token: as } = await addOperator(own.database, [`editor/${US}`]);
      const upload = await own.begin(as);
      const bytes = crypto.getRandomValues(new Uint8Array(65_536));
      const files = `/admin/uploads/${upload}/files`;
      const begun = await own.tus('POST', files, { as, headers: beginHeaders('A/1.cbz', bytes.byteLength) });
      expect(begun?.status).toBe(201);
      const path = begun?.headers.location ?? '';
      const offset = async () => Number((await own.tus('HEAD', path, { as }))?.headers['upload-offset']);
      const part = (from: number, until: number) => {
        return { as, headers: { 'upload-offset': String(from) }, body: bytes.subarray(from, until) };
      };
      expect((await own.tus('PATCH', path, part(0, 20_000)))?.status).toBe(204);
      await own.tus('PATCH', path, { ...part(20_000, 65_536), breaksAfter: 20_000 });
      const came = await offset();
      expect(came >= 20_000 && came <= 40_000).toBe(true);
      // Bytes that came are not taken twice.
      expect((await own.tus('PATCH', path, part(0, 65_536)))?.status).toBe(409);
      const shown = async () => (await own.api.ask('GET', `/uploads/one?upload=${upload}`, { as })).data;
      expect((await shown()).unfinished).toEqual([{ path: 'A/1.cbz', sizeBytes: 65_536 }]);
      const body = { upload, platformIds: [US] };
      expect((await own.api.ask('POST', '/uploads/check', { as, body })).code).toBe('UPLOAD_UNFINISHED');
      // As clients do: where the part that broke off is still being written, they ask again.
      const goOn = async () => (await own.tus('PATCH', path, part(await offset(), 65_536)))?.status;
      await expect.poll(goOn).toBe(204);
      expect((await shown()).unfinished).toEqual([]);
      const target = join(folder, crypto.randomUUID());
      await own.uploads.place(path.split('/').at(-1) ?? '', target);
      expect(Buffer.compare(await readFile(target), bytes)).toBe(0);
      expect((await own.api.ask('POST', '/uploads/delete', { as, body: { upload } })).code).toBe('');
      expect(await own.leftovers()).toEqual([]);
    } finally {
      if (own !== scene) await own.end();
      await server?.remove();
    }
  });
});

it('the verdict is what the import then does; what is bad is said by file, left out, mended, and in the log', async () => {
  const others = await scene.leftovers();
  const upload = await scene.begin(editor);
  await scene.send(editor, upload, 'Moonlight/001.cbz', await book('1', [1, 2]));
  await scene.send(editor, upload, 'Moonlight/002.cbz', await book('2', [3]));
  await scene.send(editor, upload, 'Moonlight/climbs.cbz', await hostile('zip-slip.cbz'));
  await scene.send(editor, upload, 'Moonlight/other.cbz', await hostile('pdf-named.cbz'));
  await scene.send(editor, upload, 'Moonlight/readme.txt', Buffer.from('no book'));
  await scene.send(editor, upload, 'Moonlight/wrong.cbz', await book('2', [9], 'Moon light typo'));
  const first = await checked(upload);
  expect(first.state).toBe('CHECKED');
  expect(verdictOf(first)).toEqual({
    'Moonlight/001.cbz': 'new',
    'Moonlight/002.cbz': 'new',
    'Moonlight/climbs.cbz': 'refused',
    'Moonlight/other.cbz': 'refused',
    'Moonlight/readme.txt': 'unused',
    'Moonlight/wrong.cbz': 'new',
  });
  const refusals = first.verdicts.flatMap(({ refusal }) => refusal ?? []);
  expect(refusals.map(({ code }) => code)).toEqual(['UNSAFE_ENTRY_NAME', 'UNSUPPORTED_FORMAT']);
  expect(refusals[0]?.sentence).toContain('"climbs.cbz" was refused');
  expect((await scene.database.run('select count(*)::int as n from series'))[0]?.n).toBe(0);
  // Another series was meant, and another number; a file is left out.
  await mend(upload, { file: 'Moonlight/wrong.cbz', series: 'Moonlight', number: '3' });
  const mended = await mend(upload, { file: 'Moonlight/other.cbz', isLeftOut: true });
  expect(mended.data.state).toBe('OPEN');
  expect((await importIt(upload)).code).toBe('NOT_CHECKED');
  const second = await checked(upload);
  expect(second.verdicts.find(({ file }) => file.endsWith('wrong.cbz'))).toMatchObject({
    ...{ verdict: 'new', series: { title: 'Moonlight', isNew: true } },
    episodes: [{ number: '3', pages: 1, change: 'new', pagesAdded: 1, pagesChanged: 0, pagesRemoved: 0 }],
  });
  const done = await imported(upload);
  expect(done.state).toBe('IMPORTED');
  expect(done.verdicts).toEqual(second.verdicts);
  const drafts = await scene.database.run(
    'select number, is_draft, is_visible from episode join episode_platform on episode_id = id order by number',
  );
  expect(drafts).toEqual(['1', '2', '3'].map((number) => ({ number, is_draft: true, is_visible: false })));
  const logged = await scene.database.run(
    `select action, actor, after from audit_log where action in ('series.import', 'upload.import') order by id`,
  );
  expect(logged).toMatchObject([
    { action: 'series.import', actor: 'Ed' },
    {
      ...{ action: 'upload.import', actor: 'Ed' },
      after: {
        series: ['moonlight'],
        files: { new: 3, changed: 0, unchanged: 0 },
        refused: [{ file: 'Moonlight/climbs.cbz', code: 'UNSAFE_ENTRY_NAME' }],
        leftOut: ['Moonlight/other.cbz'],
      },
    },
  ]);
  expect(await scene.leftovers()).toEqual(others);
  expect(
    (await scene.tus('POST', `/admin/uploads/${upload}/files`, { as: editor, headers: beginHeaders('a', 1) }))?.status,
  ).toBe(409);
});

it('a file that is uploaded again takes the place of the first, and says which pages it replaces', async () => {
  const first = await scene.begin(editor);
  await scene.send(editor, first, '1.cbz', await book('1', [1, 2, 3]));
  expect(verdictOf(await checked(first))).toEqual({ '1.cbz': 'new' });
  await imported(first);
  const second = await scene.begin(editor);
  await scene.send(editor, second, '1.cbz', await hostile('empty.cbz'));
  expect(verdictOf(await checked(second))).toEqual({ '1.cbz': 'refused' });
  expect((await importIt(second)).code).toBe('UPLOAD_EMPTY');
  await scene.send(editor, second, '1.cbz', await book('1', [1, 7, 3]));
  await scene.send(editor, second, '2.cbz', await book('1', [1, 2, 3], 'Elsewhere'));
  const { verdicts, warnings } = await checked(second, { series: 'Moonlight' });
  expect(verdicts.map(({ file, verdict }) => [file, verdict])).toEqual([
    ['1.cbz', 'changed'],
    ['2.cbz', 'refused'],
  ]);
  expect(verdicts[1]?.refusal?.code).toBe('DUPLICATE_EPISODE');
  await mend(second, { file: '2.cbz', isLeftOut: true });
  const mended = await checked(second);
  expect(mended.verdicts[0]).toMatchObject({
    ...{ file: '1.cbz', verdict: 'changed' },
    episodes: [{ number: '1', pages: 3, pagesChanged: 1, pagesAdded: 0, pagesRemoved: 0 }],
  });
  expect(warnings.join()).not.toContain('--');
});

it('a bomb of a file is refused by itself, and takes the others nothing', async () => {
  const upload = await scene.begin(editor);
  const bomb = HOSTILE_FILES.find(
    ({ expected }) => 'refusedAs' in expected && expected.refusedAs[0] === 'ARCHIVE_BOMB',
  );
  if (bomb === undefined) throw new Error('there is no bomb');
  await scene.send(editor, upload, 'bomb.cbz', await bomb.build());
  await scene.send(editor, upload, '1.cbz', await book('1', [1]));
  const { verdicts } = await checked(upload);
  expect(verdicts.map(({ file, refusal }) => [file, refusal?.code])).toEqual([
    ['1.cbz', undefined],
    ['bomb.cbz', 'ARCHIVE_BOMB'],
  ]);
});

it('a series that an upload brings is a draft even where its episodes are not, and opens with its price', async () => {
  const upload = await scene.begin(editor);
  await scene.send(editor, upload, '1.cbz', await book('1', [1]));
  await checked(upload, { isDraft: false });
  await imported(upload);
  const shown = async () => (await scene.api.ask('GET', '/series/one?reference=moonlight', { as: editor })).data;
  const { id, platforms, episodes } = await shown();
  expect([platforms[US], episodes[0].platforms[US]]).toMatchObject([
    { isDraft: true, isVisible: false },
    { isDraft: false, isVisible: true },
  ]);
  const document = { series: [{ series: id, platforms: { [US]: { rentCoin: 4, isDraft: false } } }] };
  const body = { action: 'series.publish', document };
  expect((await scene.api.ask('POST', '/apply', { as: editor, body })).data).toMatchObject({ ok: true });
  expect((await shown()).platforms[US]).toMatchObject({ isDraft: false, isVisible: true, rentCoin: 4 });
});

describe('an upload', () => {
  it('belongs to its operator alone, whose platforms decide where it may go', async () => {
    const upload = await scene.begin(editor);
    const file = await scene.send(editor, upload, '1.cbz', await book('1', [1]));
    const { token: other } = await addOperator(scene.database, ['owner/all'], { name: 'Olga' });
    expect((await scene.api.ask('GET', `/uploads/one?upload=${upload}`, { as: other })).code).toBe('NOT_EXIST');
    expect((await scene.api.ask('GET', '/uploads', { as: other })).data).toEqual([]);
    expect((await scene.tus('HEAD', file, { as: other }))?.status).toBe(404);
    expect((await scene.tus('DELETE', file, { as: other }))?.status).toBe(404);
    // The bytes are never given out.
    expect((await scene.tus('GET', file, { as: editor }))?.status).toBe(404);
    const { token: viewer } = await addOperator(scene.database, [`viewer/${US}`]);
    expect((await scene.tus('HEAD', file, { as: viewer }))?.status).toBe(403);
    for (const platformIds of [['bom-th'], [US, 'bom-th'], []]) {
      expect([platformIds, (await check(upload, { platformIds })).code]).toEqual([platformIds, 'OTHER_PLATFORM']);
    }
    await checked(upload);
    expect((await importIt(upload, ['bom-th'])).code).toBe('OTHER_PLATFORM');
    const { database } = scene;
    await database.run(
      `insert into operator_role (operator_id, role, scope) select operator_id, 'editor', 'bom-th' from operator_role where scope = $1 and role = 'editor'`,
      [US],
    );
    // What was checked for one platform is not imported for another.
    expect((await importIt(upload, ['bom-th'])).code).toBe('NOT_CHECKED');
  });

  it.each([
    ['../../evil.cbz', 1, 400],
    ['a/../../evil.cbz', 1, 400],
    ['/etc/..', 1, 400],
    ['a\\..\\evil.cbz', 1, 400],
    ['a\0.cbz', 1, 400],
    ['a/b/c/d/e/f/g/h/i.cbz', 1, 400],
    ['.DS_Store', 1, 400],
    ['', 1, 400],
    ['large.cbz', 4 * 1024 ** 3 + 1, 413],
    ['fine.cbz', 4 * 1024 ** 3, 201],
  ])('refuses a file %j of %i bytes, or takes it: %i', async (path, length, status) => {
    const upload = await scene.begin(editor);
    const headers = beginHeaders(path, length);
    const answer = await scene.tus('POST', `/admin/uploads/${upload}/files`, { as: editor, headers });
    expect(answer?.status).toBe(status);
    const unlimited = { ...TUS, 'upload-defer-length': '1', 'upload-metadata': headers['upload-metadata'] ?? '' };
    const deferred = await scene.tus('POST', `/admin/uploads/${upload}/files`, { as: editor, headers: unlimited });
    expect(deferred?.status).toBe(400);
  });

  it('that is cancelled while it is imported imports nothing, and says so in the log', async () => {
    const upload = await scene.begin(editor);
    await scene.send(editor, upload, '1.cbz', await book('1', [1]));
    await checked(upload);
    await importIt(upload);
    const cancel = () => scene.api.ask('POST', '/uploads/cancel', { as: editor, body: { upload } });
    const ended = await scene.run(editor, upload, async (_path, _out, { signal }) => {
      await cancel();
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    expect(ended).toMatchObject({ state: 'CANCELLED', progress: null, failure: null });
    expect((await scene.database.run('select count(*)::int as n from series'))[0]?.n).toBe(0);
    const logged = await scene.database.run(`select actor from audit_log where action = 'upload.cancel'`);
    expect(logged).toEqual([{ actor: 'Ed' }]);
    // What a process that died had begun can be ended.
    await checked(upload);
    await importIt(upload);
    scene.api.pass(61_000);
    expect((await cancel()).data.state).toBe('CANCELLED');
  });

  it('that failed by a fault says so, and may be tried again', async () => {
    const upload = await scene.begin(editor);
    await scene.send(editor, upload, '1.cbz', await book('1', [1]));
    await check(upload);
    await expect(scene.run(editor, upload, () => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
    const { data } = await scene.api.ask('GET', `/uploads/one?upload=${upload}`, { as: editor });
    expect(data).toMatchObject({ state: 'FAILED', failure: expect.stringContaining('fault') });
    expect((await checked(upload)).state).toBe('CHECKED');
  });

  it('is swept: unfinished files after a day, all of it after a week', async () => {
    const upload = await scene.begin(editor);
    const others = await scene.leftovers();
    await scene.send(editor, upload, '1.cbz', await book('1', [1]));
    const headers = beginHeaders('2.cbz', 100);
    await scene.tus('POST', `/admin/uploads/${upload}/files`, { as: editor, headers });
    const sweep = () => sweepUploads(scene.parts, new AbortController().signal);
    const shown = () => scene.api.ask('GET', `/uploads/one?upload=${upload}`, { as: editor });
    await sweep();
    expect((await shown()).data.fileCount).toBe(2);
    scene.api.pass(UNFINISHED_RETENTION_MS + 1);
    await scene.database.run('update operator_session set seen_at_ms = $1, created_at_ms = $1', [scene.api.nowMs()]);
    await sweep();
    expect((await shown()).data).toMatchObject({ fileCount: 1, unfinished: [] });
    scene.api.pass(IDLE_RETENTION_MS);
    await scene.database.run('update operator_session set seen_at_ms = $1, created_at_ms = $1', [scene.api.nowMs()]);
    await sweep();
    expect((await shown()).code).toBe('NOT_EXIST');
    expect(await scene.leftovers()).toEqual(others);
  });
});
