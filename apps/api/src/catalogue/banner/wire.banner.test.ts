import type { Locale } from '@longstrip/core';
import type { banner } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addBanner, addSeries, assetIdOf } from '@longstrip/test-kit/data';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { at, expectShape, listAt } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi, type TestRequest } from '../../testing/test-api.ts';
import { addWireWorld, type WireReaders } from '../../testing/wire-world.ts';

const HOUR_MS = 3_600_000;
let api: TestApi;
let readers: WireReaders;
beforeAll(async () => {
  api = await createTestApi();
  readers = await addWireWorld(api);
  const idOf = async (alias: string, request: TestRequest = {}) =>
    Number(at((await api.ask(`/v2/contents/${alias}`, request)).json, 'data.id'));
  const alpha = await idOf('alpha');
  const gamma = await idOf('gamma', { bearer: readers.adult.accessToken });
  const hidden = await addSeries(api.db, {
    alias: 'veiled',
    platformIds: ['bom-us'],
    onPlatform: { isVisible: false },
  });
  const phone = assetIdOf('alpha VERTICAL');
  await add('second', { position: 2, path: '/event', kind: 'ONLY_TEXT' }, { 'en-US': 'Second' });
  await add('first', { position: 1, seriesId: alpha, phoneAssetId: phone }, { 'en-US': 'First', 'ko-KR': '첫째' });
  await add('grown-up', { position: 3, path: '/home/mature', isAdult: true }, { 'en-US': 'Grown up' });
  await add('of adult series', { position: 4, seriesId: gamma }, { 'en-US': 'Gamma' });
  await add('of hidden series', { position: 5, seriesId: hidden.id, path: '/notice' }, { 'en-US': 'Veiled' });
  await add('over', { position: 6, path: '/a', openedAtMs: 0, closedAtMs: TEST_NOW_MS }, { 'en-US': 'Over' });
  await add('to come', { position: 7, path: '/a', openedAtMs: TEST_NOW_MS + HOUR_MS }, { 'en-US': 'To come' });
  await add('unseen', { position: 8, path: '/a', isVisible: false }, { 'en-US': 'Unseen' });
  await add('Korean', { position: 9, path: '/a' }, { 'ko-KR': '한국어' });
  await add('stored long ago', { position: 10, path: '/\\evil.example' }, { 'en-US': 'Evil' });
  await add('elsewhere', { position: 0, path: '/a', platformId: 'beltoon-jp' }, { 'ja-JP': '日本' });
});
afterAll(() => api.close());
afterEach(() => api.clock.setTo(TEST_NOW_MS));

function add(
  key: string,
  more: Partial<typeof banner.$inferInsert> & { position: number },
  titles: Partial<Record<Locale, string>>,
): Promise<number> {
  return addBanner(api.db, { platformId: 'bom-us', key, ...more }, titles);
}

test('of two at the same place the newest comes first', async () => {
  const taiwanese = { platformId: 'bom-tw', path: '/a', position: 0 } as const;
  await add('older', taiwanese, { 'zh-TW': 'Older' });
  await add('newer', taiwanese, { 'zh-TW': 'Newer' });
  expect(await titlesFor({ balconyId: 'BOMTOON_TW', headers: { 'accept-language': 'zh-TW' } })).toEqual([
    'Newer',
    'Older',
  ]);
});

async function titlesFor(request: TestRequest = {}): Promise<unknown[]> {
  const { json } = await api.ask('/v2/banner', request);
  return listAt(json, 'data').map((item) => at(item, 'title'));
}

test('has every field, both pictures by address; the art of the series stands in for a picture that is lacking', async () => {
  const { status, json } = await api.ask('/v2/banner');
  expect(status).toBe(200);
  expectShape(at(json, 'data.0'), {
    id: 'int',
    kind: 'string',
    kicker: 'string',
    title: 'string',
    line: 'string',
    path: 'string',
    contentsAlias: 'string',
    isAdult: 'boolean',
    phoneImage: 'object',
    desktopImage: 'object',
    closedAt: 'null',
  });
  expect(at(json, 'data.0')).toMatchObject({ path: '/detail/alpha', contentsAlias: 'alpha', kind: 'ICON_TEXT' });
  expect(at(json, 'data.0.phoneImage.imagePath')).toMatch(/^https:\/\/bom-us\.sites\.test\/_\/image\?/);
  expect(at(json, 'data.0.desktopImage.imagePath')).toMatch(/^https:\/\/bom-us\.sites\.test\/_\/image\?/);
  expect(at(json, 'data.1')).toMatchObject({
    path: '/event',
    contentsAlias: null,
    phoneImage: null,
    desktopImage: null,
  });
});

test('in their order, those of the moment and of the platform; nothing of what it does not show', async () => {
  expect(await titlesFor()).toEqual(['First', 'Second']);
  expect(await titlesFor({ balconyId: 'BELTOON_JP' })).toEqual(['日本']);
});

test('adult ones for readers who see adult works alone', async () => {
  const adult = ['First', 'Second', 'Grown up', 'Gamma'];
  expect(await titlesFor({ bearer: readers.adult.accessToken })).toEqual(adult);
  expect(await titlesFor({ bearer: readers.adultOff.accessToken })).toEqual(['First', 'Second']);
});

test('from the moment they open until the one they close', async () => {
  api.clock.setTo(TEST_NOW_MS - 1);
  expect(await titlesFor()).toEqual(['First', 'Second', 'Over']);
  api.clock.setTo(TEST_NOW_MS + HOUR_MS);
  expect(await titlesFor()).toEqual(['First', 'Second', 'To come']);
});

test('popups are asked for apart, in their order, and are no banners', async () => {
  const leads = { platformId: 'delitoon-me', path: '/event' } as const;
  const popup = (position: number) => ({ ...leads, place: 'POPUP', position }) as const;
  await add('popup 2', popup(2), { ar: 'الثاني' });
  await add('popup 1', popup(1), { ar: 'الأول' });
  await add('popup over', { ...popup(0), openedAtMs: 0, closedAtMs: TEST_NOW_MS }, { ar: 'انتهى' });
  await add('banner', { ...leads, position: 0 }, { ar: 'لافتة' });
  const titlesAt = async (query: string) => {
    const { json } = await api.ask(`/v2/banner${query}`, { balconyId: 'DELITOON_ME' });
    return listAt(json, 'data').map((item) => at(item, 'title'));
  };
  expect(await titlesAt('?displayPosition=POPUP')).toEqual(['الأول', 'الثاني']);
  expect(await titlesAt('')).toEqual(['لافتة']);
});

describe('a work in both languages of the platform', () => {
  const ask = (locale: string) =>
    api.ask('/v2/banner', { balconyId: 'BOMTOON_TH', headers: { 'accept-language': locale } });

  beforeAll(async () => {
    const platformIds = ['bom-th'];
    const thumbnails = ['DETAIL'] as const;
    const series = async (alias: string, language: string, more: object = {}) =>
      (await addSeries(api.db, { alias, language, title: `Title of ${alias}`, platformIds, ...more })).id;
    const both = await series('both-th', 'th', { workKey: 'both', thumbnails });
    await series('both-en', 'en', { workKey: 'both', thumbnails });
    await series('both-novel', 'en', { workKey: 'both', type: 'NOVEL' });
    const soon = await series('soon-th', 'th', { workKey: 'soon' });
    await series('soon-en', 'en', { workKey: 'soon', onPlatform: { openedAtMs: TEST_NOW_MS + HOUR_MS } });
    const veil = await series('veil-th', 'th', { workKey: 'veil' });
    await series('veil-en', 'en', { workKey: 'veil', onPlatform: { isVisible: false } });
    const platformId = 'bom-th';
    const titled = (title: string) => ({ 'th-TH': title, 'en-US': title });
    await add('both', { platformId, position: 1, seriesId: both }, titled('Title of both-th'));
    await add('own words', { platformId, position: 2, seriesId: both, path: '/event' }, titled('Come and read'));
    await add('soon', { platformId, position: 3, seriesId: soon }, titled('Title of soon-th'));
    await add('veil', { platformId, position: 4, seriesId: veil }, titled('Title of veil-th'));
  });

  test.each([
    ['th-TH', 'both-th'],
    ['en-US', 'both-en'],
  ])('%s: %s, with its title, address and art', async (locale, alias) => {
    const { json } = await ask(locale);
    expect(at(json, 'data.0')).toMatchObject({
      title: `Title of ${alias}`,
      path: `/detail/${alias}`,
      contentsAlias: alias,
    });
    const art = new URL(String(at(json, 'data.0.desktopImage.imagePath'))).searchParams;
    expect([...art.values()].join()).toContain(assetIdOf(`${alias} DETAIL`));
  });

  test('what the operator wrote stays; so does the series whose edition is hidden or to come', async () => {
    const { json } = await ask('en-US');
    expect(at(json, 'data.1')).toMatchObject({ title: 'Come and read', path: '/event', contentsAlias: 'both-en' });
    expect(listAt(json, 'data').map((item) => at(item, 'contentsAlias'))).toEqual([
      ...['both-en', 'both-en', 'soon-th', 'veil-th'],
    ]);
  });
});
