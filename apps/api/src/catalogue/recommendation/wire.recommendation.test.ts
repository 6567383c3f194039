import {
  CreatorPageSchema,
  RecommendationsSchema,
  RelatedSeriesSchema,
  SeriesListSchema,
} from '@longstrip/api-contract';
import { coRead, readingPosition } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, type AddedUser, addSeries, addUser } from '@longstrip/test-kit/data';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const US = 'bom-us';

let api: TestApi;
let reader: AddedUser;
let adult: AddedUser;
const works: Record<string, AddedSeries> = {};
const idOf = (alias: string) => works[alias]?.id ?? 0;

beforeAll(async () => {
  api = await createTestApi();
  let daysAgo = 100;
  const add = async (alias: string, tags: string[], more: Partial<Parameters<typeof addSeries>[1]> = {}) => {
    daysAgo -= 1;
    const onPlatform = { openedAtMs: NOW_MS - daysAgo * DAY_MS };
    const creators = [{ name: `Maker of ${tags[0]}`, role: 'AUTHOR' as const }];
    works[alias] = await addSeries(api.db, { alias, tags, creators, platformIds: [US], onPlatform, ...more });
  };
  await add('tides', ['Fantasy', 'Sea', 'Slow burn']);
  await add('tides-ja', ['Fantasy', 'Sea'], { workKey: 'tides', language: 'ja' });
  await add('harbour', ['Fantasy', 'Sea']);
  await add('lamps', ['Fantasy', 'Slow burn']);
  await add('castle', ['Fantasy']);
  await add('keep', ['Fantasy']);
  await add('office', ['Drama']);
  await add('night', ['Fantasy', 'Sea', 'Slow burn'], { isAdult: true });
  await add('boys', ['BL', 'Sea']);
  await add('elsewhere', ['Fantasy', 'Sea'], { platformIds: ['bom-th'] });
  reader = await addUser(api.db, { platformId: US, id: 'reader' });
  adult = await addUser(api.db, { platformId: US, id: 'adult', isAdult: true });
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.db.orm.delete(coRead);
  await api.db.orm.delete(readingPosition);
});

async function readBy({ userId }: AddedUser, ...aliases: string[]): Promise<void> {
  for (const [index, alias] of aliases.entries()) {
    await api.db.orm.insert(readingPosition).values({
      ...{ platformId: US, userId, seriesId: idOf(alias), episodeId: works[alias]?.episodes[0]?.id ?? 0 },
      ...{ pageOrderNo: 1, updatedAtMs: NOW_MS - 1_000 + index },
    });
  }
}
const readTogether = (one: string, other: string) =>
  api.db.orm.insert(coRead).values({
    ...{ platformId: US, seriesId: idOf(one), otherId: idOf(other), readerCount: 3, score: 0.5 },
  });
async function related(alias: string, of: AddedUser | null = null): Promise<string[]> {
  const request = of === null ? {} : { bearer: of.accessToken };
  const { json } = await api.ask(`/v2/contents/related/${alias}`, request);
  return v.parse(SeriesListSchema, at(json, 'data')).map((item) => item.alias);
}
async function forYou(of: AddedUser, limit = 12) {
  const { json } = await api.ask(`/v2/contents/foryou?limit=${limit}`, { bearer: of.accessToken });
  return v
    .parse(RecommendationsSchema, at(json, 'data'))
    .map(({ kind, because, contents }) => [kind, because?.title ?? null, contents.map(({ alias }) => alias)]);
}

describe('GET v2/contents/related/{alias}', () => {
  test('puts what shares most and rarest tags first, then the newest, without the work itself', async () => {
    expect(await related('tides')).toEqual(['lamps', 'harbour', 'keep', 'castle', 'boys', 'office']);
  });

  test('puts what the same readers read before everything else', async () => {
    await readTogether('tides', 'office');
    expect((await related('tides')).slice(0, 2)).toEqual(['office', 'lamps']);
    expect(await related('office')).not.toContain('office');
  });

  test('says of each why it is there, if asked', async () => {
    await readTogether('tides', 'office');
    const ask = async (query: string) => {
      const { json } = await api.ask(`/v2/contents/related/tides${query}`);
      return v.parse(v.array(RelatedSeriesSchema), at(json, 'data'));
    };
    expect((await ask('')).every(({ reason }) => reason === null)).toBe(true);
    const items = await ask('?withReason=true');
    const reasonOf = (alias: string) => items.find((item) => item.alias === alias)?.reason;
    expect(reasonOf('office')).toEqual({ kind: 'CO_READ', name: null });
    expect(reasonOf('lamps')).toEqual({ kind: 'CREATOR', name: 'Maker of Fantasy' });
    expect(reasonOf('boys')).toEqual({ kind: 'TAG', name: 'Sea' });
  });

  test('shows no adult series to a reader who may not see them, however related', async () => {
    await readTogether('tides', 'night');
    expect(await related('tides', reader)).not.toContain('night');
    expect((await related('tides', adult))[0]).toBe('night');
  });

  test.each(['no-such', '0', '99999999999', 'elsewhere'])('answers NOT_EXIST for %s', async (alias) => {
    const { status, json } = await api.ask(`/v2/contents/related/${alias}`);
    expect([status, at(json, 'error.code')]).toEqual([200, 'NOT_EXIST']);
  });
});

describe('GET v2/contents/foryou', () => {
  test('needs a reader, and has nothing for one who has read nothing', async () => {
    expect((await api.ask('/v2/contents/foryou')).status).toBe(401);
    expect(await forYou(reader)).toEqual([]);
  });

  test('has a row for what was read last, of series that are unread in every language', async () => {
    await readBy(reader, 'castle', 'tides');
    const rows = await forYou(reader);
    expect(rows[0]).toEqual(['BECAUSE_READ', 'Title of tides', ['lamps', 'harbour', 'keep', 'boys']]);
    expect(rows.flatMap(([, , aliases]) => aliases)).not.toContain('tides-ja');
  });

  test('shows each series once, and no row that would be nearly empty', async () => {
    await readBy(reader, 'castle', 'tides');
    const shown = (await forYou(reader)).flatMap(([, , aliases]) => aliases);
    expect(new Set(shown).size).toBe(shown.length);
    await api.db.orm.delete(readingPosition);
    await readBy(reader, 'office');
    expect(await forYou(reader)).toEqual([]);
  });

  test('calls new what opened in the last 60 days and has something in common with what was read', async () => {
    const open = async (alias: string, tag: string, agoMs: number) => {
      const onPlatform = { openedAtMs: NOW_MS - agoMs };
      works[alias] = await addSeries(api.db, { alias, tags: [tag], platformIds: [US], onPlatform });
    };
    for (let index = 1; index <= 6; index += 1) await open(`new-${index}`, 'Drama', 60 * DAY_MS - index);
    await open('unlike', 'Sport', DAY_MS);
    await open('old', 'Drama', 60 * DAY_MS);
    await readBy(reader, 'office');
    expect(await forYou(reader, 4)).toEqual([
      ['BECAUSE_READ', 'Title of office', ['new-6', 'new-5', 'new-4', 'new-3']],
    ]);
    expect(await forYou(reader, 3)).toEqual([
      ['BECAUSE_READ', 'Title of office', ['new-6', 'new-5', 'new-4']],
      ['NEW_FOR_YOU', null, ['new-3', 'new-2', 'new-1']],
    ]);
  });

  test('has nothing for adults in it where the reader may not see that', async () => {
    await readBy(reader, 'tides');
    await readBy(adult, 'tides');
    expect((await forYou(reader)).flatMap(([, , aliases]) => aliases)).not.toContain('night');
    expect((await forYou(adult)).flatMap(([, , aliases]) => aliases)).toContain('night');
  });
});

describe('GET v2/contents/creators/{creatorId}', () => {
  const creatorIdOf = async (alias: string) => {
    const { json } = await api.ask(`/v2/contents/${alias}`, { bearer: adult.accessToken });
    return Number(at(json, 'data.creators.0.creatorId'));
  };
  const creator = async (id: number | string, of: AddedUser) => {
    const { json } = await api.ask(`/v2/contents/creators/${id}`, { bearer: of.accessToken });
    return at(json, 'error.code') ?? v.parse(CreatorPageSchema, at(json, 'data'));
  };

  test('has the name and the series that the reader may see, the newest first', async () => {
    const id = await creatorIdOf('tides');
    const found = v.parse(CreatorPageSchema, await creator(id, reader));
    expect(found).toMatchObject({ creatorId: id, name: 'Maker of Fantasy' });
    expect(found.contents.map(({ alias }) => alias)).toEqual(['keep', 'castle', 'lamps', 'harbour', 'tides']);
  });

  test('answers as for a guest where there is nothing that the reader may see', async () => {
    const alone = { name: 'Night Writer', role: 'AUTHOR' as const };
    await addSeries(api.db, { alias: 'late', platformIds: [US], isAdult: true, creators: [alone] });
    const id = await creatorIdOf('late');
    expect(await creator(id, reader)).toBe('NOT_EXIST');
    expect(await creator(id, adult)).toMatchObject({ name: 'Night Writer' });
  });

  test.each(['0', '99999999999', '-1', 'x', '1e3'])('answers NOT_EXIST for %s', async (id) => {
    expect(await creator(id, reader)).toBe('NOT_EXIST');
  });
});
