import { type Database, type JobQueue, openJobQueue } from '@longstrip/database';
import {
  auditLog,
  banner,
  bannerText,
  pick,
  pickItem,
  pickText,
  theme,
  themeItem,
  themeText,
} from '@longstrip/database/schema';
import { openTestDatabase } from '@longstrip/database/testing';
import { addSeries, assetIdOf } from '@longstrip/test-kit/data';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STORE_JOBS } from '../../jobs/store-jobs.ts';
import { localOwner } from '../../shared/operator.ts';
import { applyDocument } from './apply.service.ts';
import { parseApplyDocument } from './apply-document.ts';

const NOW_MS = Date.parse('2030-01-15T12:00Z');

let database: Database;
let jobs: JobQueue;
let first: number;
let second: number;
let logged: number;

beforeAll(async () => {
  database = await openTestDatabase();
  jobs = await openJobQueue(database, { jobs: STORE_JOBS, onProblem: () => undefined });
  first = (await addSeries(database, { alias: 'first', platformIds: ['bom-us'] })).id;
  second = (await addSeries(database, { alias: 'second', platformIds: ['bom-us'] })).id;
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});
beforeEach(async () => {
  for (const table of [pickItem, pickText, pick, themeItem, themeText, theme, bannerText, banner]) {
    await database.orm.delete(table);
  }
  logged = await database.orm.$count(auditLog);
});

async function apply(input: unknown) {
  const parsed = parseApplyDocument(input);
  if (!parsed.ok) return parsed;
  return applyDocument({ database, jobs, operator: localOwner('r'), nowMs: NOW_MS }, parsed.document);
}
const applied = (hasChanged: boolean) => ({ ok: true, applied: [{ hasChanged }] });
const changes = () => database.orm.select().from(auditLog).orderBy(asc(auditLog.id)).offset(logged);
const actions = async () => (await changes()).map(({ action }) => action);

describe('applying picks', () => {
  const entry = {
    platform: 'bom-us',
    key: 'rainy',
    position: 3,
    texts: { 'en-US': { title: 'For rain', description: 'Stay in.' }, 'de-DE': { title: 'Regen' } },
    series: ['second', 'first', 'second'],
  };

  it('makes one, does nothing the second time, and changes it the third', async () => {
    expect(await apply({ picks: [entry] })).toEqual({
      ok: true,
      applied: [{ subject: 'pick bom-us/rainy', hasChanged: true }],
    });
    expect(await apply({ picks: [entry] })).toMatchObject(applied(false));
    expect(await database.orm.select().from(pick)).toMatchObject([{ key: 'rainy', position: 3, isVisible: true }]);
    expect(
      await database.orm.select({ title: pickText.title, description: pickText.description }).from(pickText),
    ).toEqual(
      expect.arrayContaining([
        { title: 'For rain', description: 'Stay in.' },
        { title: 'Regen', description: '' },
      ]),
    );
    const items = () =>
      database.orm.select({ seriesId: pickItem.seriesId }).from(pickItem).orderBy(asc(pickItem.position));
    expect(await items()).toEqual([{ seriesId: second }, { seriesId: first }]);
    expect(await apply({ picks: [{ ...entry, isVisible: false, series: [first] }] })).toMatchObject(applied(true));
    expect(await items()).toEqual([{ seriesId: first }]);
    expect(await actions()).toEqual(['pick.apply', 'pick.apply']);
    expect((await changes())[1]).toMatchObject({
      before: { series: [second, first] },
      after: { series: [first], isVisible: false },
    });
  });

  it.each([
    ['an unknown series', { ...entry, series: ['first', 'unknown'] }, 'picks.0: there is no series unknown'],
    ['no series', { ...entry, series: [] }, 'picks.0.series: needs at least one series.'],
    ['no text', { ...entry, texts: {} }, 'picks.0.texts: needs a text in at least one locale.'],
    ['an unknown key', { ...entry, colour: 'red' }, 'picks.0.colour: there is no such key.'],
    ['an unknown platform', { ...entry, platform: 'nowhere' }, 'picks.0.platform: there is no platform nowhere.'],
  ])('refuses %s, and changes nothing', async (_, input, sentence) => {
    const result = await apply({ picks: [entry, input].slice(1) });
    expect(JSON.stringify(result)).toContain(sentence);
    expect(result.ok).toBe(false);
    expect(await database.orm.$count(pick)).toBe(0);
  });
});

describe('applying themes', () => {
  it('puts one at its place', async () => {
    const entry = { platform: 'bom-us', key: 'a', texts: { 'en-US': { title: 't:home.newest' } }, series: ['first'] };
    expect(await apply({ themes: [entry] })).toMatchObject(applied(true));
    expect(await apply({ themes: [entry] })).toMatchObject(applied(false));
    expect(await apply({ themes: [{ ...entry, place: 'SEARCH', series: ['second'] }] })).toMatchObject(applied(true));
    expect(await database.orm.select().from(theme)).toMatchObject([{ displayPosition: 'SEARCH', position: 0 }]);
    expect(await database.orm.select().from(themeItem)).toMatchObject([{ seriesId: second, position: 0 }]);
    expect(await actions()).toEqual(['theme.apply', 'theme.apply']);
  });
});

describe('applying banners', () => {
  const entry = {
    platform: 'bom-us',
    key: 'spring',
    series: 'first',
    openAt: '2030-03-01',
    closeAt: '2030-04-01T12:00',
    phonePicture: assetIdOf('first VERTICAL'),
    texts: { 'en-US': { kicker: 'New', title: 'Spring', line: 'It is here.' } },
  };

  it('opens and closes it by the platform’s clock', async () => {
    expect(await apply({ banners: [entry] })).toMatchObject(applied(true));
    expect(await apply({ banners: [entry] })).toMatchObject(applied(false));
    expect(await database.orm.select().from(banner)).toMatchObject([
      {
        ...{ key: 'spring', kind: 'TEXT_ICON', path: null, seriesId: first, isAdult: false, isVisible: true },
        phoneAssetId: assetIdOf('first VERTICAL'),
        desktopAssetId: null,
        openedAtMs: Date.parse('2030-03-01T00:00-08:00'),
        closedAtMs: Date.parse('2030-04-01T12:00-07:00'),
      },
    ]);
    const path = { series: null, path: '/notice', closeAt: null, phonePicture: null };
    expect(await apply({ banners: [{ ...entry, ...path }] })).toMatchObject(applied(true));
    expect(await database.orm.select().from(banner)).toMatchObject([{ path: '/notice', closedAtMs: null }]);
    expect(await database.orm.select({ title: bannerText.title }).from(bannerText)).toEqual([{ title: 'Spring' }]);
    expect(await actions()).toEqual(['banner.apply', 'banner.apply']);
  });

  it('puts a popup at its place', async () => {
    const popup = { ...entry, key: 'announced', place: 'POPUP' };
    expect(await apply({ banners: [popup, entry] })).toMatchObject({ ok: true });
    const rows = await database.orm.select().from(banner).orderBy(banner.key);
    expect(rows.map(({ key, place }) => [key, place])).toEqual([
      ['announced', 'POPUP'],
      ['spring', 'MAIN'],
    ]);
  });

  it.each([
    ['an end before the beginning', { ...entry, closeAt: '2030-03-01' }, 'before it begins'],
    ['a picture that is not there', { ...entry, desktopPicture: 'a'.repeat(64) }, 'there is no picture'],
    ['a page for a picture', { ...entry, phonePicture: assetIdOf('first 0 page 1') }, 'is a page of an episode'],
    ['leading nowhere', { ...entry, series: null }, 'must lead to a path or a series'],
    ['leading to another site', { ...entry, path: '//evil.example' }, 'must be an address of the site'],
    ['leading to another site by a backslash', { ...entry, path: '/\\evil.example' }, 'must be an address of the site'],
    ['leading to a script', { ...entry, path: 'javascript:alert(1)' }, 'must be an address of the site'],
  ])('refuses %s', async (_, input, sentence) => {
    const result = await apply({ banners: [input] });
    expect(JSON.stringify(result)).toContain(sentence);
    expect(await database.orm.$count(banner)).toBe(0);
  });
});
