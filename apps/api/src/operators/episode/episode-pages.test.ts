import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entitlement } from '@longstrip/database/schema';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pagePicture, writeBook } from '../../catalogue/import/book.fixture.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { ingestBundled } from '../../testing/operators.ts';
import { openUploadScene, type UploadScene } from '../../testing/upload-scene.ts';

const US = 'bom-us';

let scene: UploadScene;
let folder: string;
let owner: string;
let alias: string;
beforeAll(async () => {
  scene = await openUploadScene({ ingest: ingestBundled });
  folder = await mkdtemp(join(tmpdir(), 'longstrip-pages-'));
});
afterAll(async () => {
  await scene?.end();
  await rm(folder, { recursive: true, force: true });
});

/** One series of two episodes, shown to readers. */
beforeEach(async () => {
  await scene.clear();
  owner = (await addOperator(scene.database, ['owner/all'], { name: 'Olga' })).token;
  const upload = await scene.begin(owner);
  for (const [number, pages] of [
    ['1', [1, 2, 3]],
    ['2', [4]],
  ] as const) {
    const path = await writeBook(join(folder, `${crypto.randomUUID()}.cbz`), { series: 'Moonlight', number, pages });
    await scene.send(owner, upload, `${number}.cbz`, await readFile(path));
  }
  const asked = { upload, platformIds: [US, 'bom-th'] };
  await scene.api.ask('POST', '/uploads/check', { as: owner, body: { ...asked, isDraft: false } });
  await scene.run(owner, upload);
  await scene.api.ask('POST', '/uploads/import', { as: owner, body: asked });
  alias = (await scene.run(owner, upload)).verdicts[0]?.series?.alias ?? '';
  const platforms = { [US]: { isDraft: false }, 'bom-th': { isDraft: false } };
  const document = { series: [{ series: alias, platforms }] };
  await scene.api.ask('POST', '/apply', { as: owner, body: { action: 'series.publish', document } });
});

const pagesOf = async (number: string) =>
  (await scene.api.ask('GET', `/episodes/pages?series=${alias}&number=${number}`, { as: owner })).data;

async function uploaded(bytes: Uint8Array): Promise<string> {
  const upload = await scene.begin(owner);
  await scene.send(owner, upload, 'page.jpg', bytes);
  return upload;
}

describe('a page', () => {
  it('is replaced by an upload, which was tried first; others and what was bought stay', async () => {
    const before = await pagesOf('1');
    const [first, second] = before.pages;
    expect(second.picture).toMatchObject({
      widthPx: 300,
      heightPx: 420,
      small: expect.stringMatching(/^\/_\/image\?/),
    });
    const body = { series: alias, number: '1', page: 2 };
    const same = await uploaded(await pagePicture(2));
    const tried = (upload: string) =>
      scene.api.ask('POST', '/episodes/pages/try', { as: owner, body: { ...body, upload } });
    expect((await tried(same)).data).toMatchObject({ isSame: true, warnings: [] });
    const upload = await uploaded(await pagePicture(77));
    expect((await tried(upload)).data).toMatchObject({ isSame: false, widthPx: 300, heightPx: 420 });
    expect((await pagesOf('1')).pages).toEqual(before.pages);
    // Panels that were corrected for the old picture do not belong to the new one.
    const regions = [{ box: [10, 10, 50, 60], text: 'Ahoy!' }];
    const document = { series: [{ series: alias, episodes: [{ number: '1', pages: [{ page: 2, regions }] }] }] };
    await scene.api.ask('POST', '/apply', { as: owner, body: { action: 'series.set', document } });
    expect((await pagesOf('1')).pages[1]).toMatchObject({ regions, isCorrected: true });
    const replace = (replaces: string) => {
      const asked = { ...body, upload, replaces, reason: 'a smear' };
      return scene.api.ask('POST', '/episodes/pages/replace', { as: owner, body: asked });
    };
    expect((await replace(first.picture.id)).code).toBe('STALE');
    const { data } = await replace(second.picture.id);
    const after = await pagesOf('1');
    expect(after.pages.map(({ picture }: { picture: { id: string } }) => picture.id)).toEqual([
      first.picture.id,
      data.id,
      before.pages[2].picture.id,
    ]);
    expect(after.pages[1]).toMatchObject({ regions: null, isCorrected: false });
    expect(await scene.parts.files.has(data.id)).toBe(true);
    const [logged] = await scene.database.run(`select actor, after from audit_log where action = 'page.replace'`);
    expect(logged).toMatchObject({
      actor: 'Olga',
      after: { number: '1', page: 2, picture: data.id, reason: 'a smear' },
    });
    const { enqueued } = scene;
    expect(enqueued.map(({ name }) => name)).toContain('series.prepare-pages');
  });

  it('is replaced by a picture alone', async () => {
    const tried = async (bytes: Uint8Array) => {
      const body = { series: alias, number: '1', page: 1, upload: await uploaded(bytes) };
      return (await scene.api.ask('POST', '/episodes/pages/try', { as: owner, body })).code;
    };
    expect(await tried(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('PAGE_SVG');
    expect(await tried(Buffer.from('MZ no picture'))).toBe('UNSUPPORTED_FORMAT');
    const { token: editor } = await addOperator(scene.database, [`editor/${US}`]);
    const body = { series: alias, number: '1', page: 1, upload: crypto.randomUUID(), replaces: 'x', reason: 'r' };
    // Pages are the same on all platforms.
    expect((await scene.api.ask('POST', '/episodes/pages/replace', { as: editor, body })).code).toBe('OTHER_PLATFORM');
  });
});

describe('a takedown', () => {
  const day = 86_400_000;

  async function addReader(
    id: string,
    platformId: string,
    rights: readonly (readonly [episode: string, endsInMs: number | null])[],
  ) {
    const now = scene.api.nowMs();
    await addUser(scene.database, { platformId, id });
    for (const [number, endsInMs] of rights) {
      const [row] = await scene.database.run('select id from episode where number = $1', [number]);
      const ends = endsInMs === null ? null : now + endsInMs;
      await scene.database.orm.insert(entitlement).values({
        ...{ platformId, userId: id, episodeId: Number(row?.id), source: 'ADMIN', startedAtMs: now - 10 * day },
        ...{ scope: ends === null ? 'PERMANENT' : 'RENT', expiresAtMs: ends },
      });
    }
  }
  const preview = async (number = '') =>
    (await scene.api.ask('GET', `/takedowns?series=${alias}&number=${number}`, { as: owner })).data.platforms;
  const take = (body: object, as = owner) =>
    scene.api.ask('POST', '/takedowns', { as, body: { series: alias, reason: 'a court', ...body } });
  const mayRead = async (reader: string) => {
    const { episode } = await pagesOf('1');
    const query = `platform=${US}&reader=${reader}&series=${alias}&episode=${episode.alias}`;
    return (await scene.api.ask('GET', `/readers/access?${query}`, { as: owner })).data;
  };

  it('says first who keeps what, and the rule for readers then does just that', async () => {
    await addReader('owns', US, [
      ['1', null],
      ['2', day],
    ]);
    await addReader('rents', US, [['1', 2 * day]]);
    await addReader('rented', US, [['1', -day]]);
    await addReader('elsewhere', 'bom-th', [['2', null]]);
    const nothing = { isVisible: true, isDraft: false, owners: 0, renters: 0, lastRentalEndsAtMs: null, rights: 0 };
    const lastRentalEndsAtMs = scene.api.nowMs() + 2 * day;
    expect(await preview()).toEqual([
      { ...nothing, platform: 'bom-th', owners: 1, rights: 1 },
      { ...nothing, platform: US, owners: 1, renters: 1, lastRentalEndsAtMs, rights: 3 },
    ]);
    expect(await preview('1')).toEqual([
      { ...nothing, platform: 'bom-th' },
      { ...nothing, platform: US, owners: 1, renters: 1, lastRentalEndsAtMs, rights: 2 },
    ]);
    expect((await take({ platform: 'all', act: 'remove', number: '1' })).data).toEqual({ hasChanged: true });
    const reads = Object.fromEntries(
      await Promise.all(['owns', 'rents', 'rented'].map(async (id) => [id, (await mayRead(id)).by])),
    );
    expect(reads).toEqual({ owns: 'PERMANENT', rents: 'RENT', rented: null });
    expect((await pagesOf('1')).episode.isRemoved).toBe(true);
    const [logged] = await scene.database.run(`select actor, after from audit_log where action = 'series.remove'`);
    expect(logged).toMatchObject({
      actor: 'Olga',
      after: { reason: 'a court', episodes: [{ number: '1', isRemoved: true }] },
    });
    expect((await take({ platform: 'all', act: 'restore', number: '1' })).data).toEqual({ hasChanged: true });
    expect((await take({ platform: 'all', act: 'restore', number: '1' })).data).toEqual({ hasChanged: false });
  });

  it('hides on one platform for its editor, and removes for an operator of all', async () => {
    const { token: editor } = await addOperator(scene.database, [`editor/${US}`]);
    expect((await take({ platform: US, act: 'hide' }, editor)).data).toEqual({ hasChanged: true });
    expect((await preview()).map(({ isVisible }: { isVisible: boolean }) => isVisible)).toEqual([true, false]);
    expect((await take({ platform: 'bom-th', act: 'hide' }, editor)).code).toBe('OTHER_PLATFORM');
    expect((await take({ platform: 'all', act: 'remove' }, editor)).code).toBe('OTHER_PLATFORM');
    // The name of a platform does not make a removal one of that platform.
    expect((await take({ platform: US, act: 'remove' }, editor)).code).toBe('PLATFORM_MISSING');
    expect((await take({ platform: 'bom-tw', act: 'unhide' })).code).toBe('PLATFORM_UNKNOWN');
    expect((await take({ platform: US, act: 'unhide' }, editor)).data).toEqual({ hasChanged: true });
    expect((await take({ platform: US, act: 'hide', reason: '' }, editor)).code).toBe('MALFORMED_REQUEST');
  });
});
