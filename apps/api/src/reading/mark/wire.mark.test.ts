import { randomUUID } from 'node:crypto';
import { MarkPageSchema, type MarkRequest } from '@longstrip/api-contract';
import { MARK_LIMITS } from '@longstrip/core';
import { entitlement, readingMark, seriesPlatform } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { type AddedSeries, type AddedUser, addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { MARKS_PER_MINUTE } from './mark.service.ts';

const platformId = 'bom-us';

let api: TestApi;
let alpha: AddedSeries;
let adult: AddedSeries;
let readers = 0;
beforeAll(async () => {
  api = await createTestApi();
  alpha = await addSeries(api.db, {
    ...{ alias: 'alpha', platformIds: [platformId], episodes: 3, onPlatform: { freeEpisodeCount: 3 } },
  });
  await addSeries(api.db, { alias: 'beta', platformIds: [platformId], episodes: 1 });
  adult = await addSeries(api.db, { alias: 'adult', platformIds: [platformId], episodes: 1, isAdult: true });
});
afterAll(() => api.close());

const codeOf = (json: unknown) => at(json, 'error.code');
const newReader = () => {
  readers += 1;
  return addUser(api.db, { platformId, id: `reader-${readers}` });
};
const bookmark = (more: Partial<MarkRequest> = {}): MarkRequest => ({
  ...{ contentsAlias: 'alpha', episodeAlias: 'ep-1', kind: 'BOOKMARK', startAnchor: 'p2@0.5', pageOrderNo: 2, ...more },
});
const ask = (of: AddedUser, path: string, request: { method?: string; body?: unknown } = {}) =>
  api.ask(`/v2/library/marks${path}`, { bearer: of.accessToken, balconyId: 'BOMTOON_US', ...request });
const put = (of: AddedUser, id: string, body: unknown) => ask(of, `/${id}`, { method: 'PUT', body });
const remove = (of: AddedUser, id: string) => ask(of, `/${id}`, { method: 'DELETE' });
const all = async (of: AddedUser, query = '') => v.parse(MarkPageSchema, at((await ask(of, query)).json, 'data'));
const idsOf = (marks: unknown) => v.parse(v.array(v.object({ id: v.string() })), marks).map(({ id }) => id);

test('a mark is kept once however often it is sent, changed by its later version alone, and removed', async () => {
  const reader = await newReader();
  const id = randomUUID();
  const first = bookmark({ note: 'one\r\nline\u0000', updatedAt: NOW_MS - 2_000 });
  for (let sent = 0; sent < 2; sent += 1) expect(at((await put(reader, id, first)).json, 'data.isKept')).toBe(true);
  const later = bookmark({ note: 'two', colour: 'PINK', updatedAt: NOW_MS - 1_000 });
  expect(at((await put(reader, id, later)).json, 'data.isKept')).toBe(true);
  expect(at((await put(reader, id, first)).json, 'data.isKept')).toBe(false);
  const moved = bookmark({ episodeAlias: 'ep-2', updatedAt: NOW_MS });
  expect(at((await put(reader, id, moved)).json, 'data.isKept')).toBe(false);
  const { content, totalElements } = await all(reader);
  expect([totalElements, content]).toEqual([
    1,
    [
      {
        ...{ id, kind: 'BOOKMARK', startAnchor: 'p2@0.5', endAnchor: null, quote: '', note: 'two', colour: 'PINK' },
        ...{ pageOrderNo: 2, createdAt: NOW_MS - 2_000, updatedAt: NOW_MS - 1_000 },
        series: { alias: 'alpha', title: 'Title of alpha', language: 'en' },
        episode: { alias: 'ep-1', title: 'Episode 1' },
      },
    ],
  ]);
  expect(at((await remove(reader, id)).json, 'data.isRemoved')).toBe(true);
  expect(at((await remove(reader, id)).json, 'data.isRemoved')).toBe(false);
  expect((await all(reader)).empty).toBe(true);
});

test('marks are listed by episode and series in reading order, and all of them with the last changed first', async () => {
  const reader = await newReader();
  const [late, early, next, other] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await put(reader, next, bookmark({ episodeAlias: 'ep-2', pageOrderNo: 1, updatedAt: NOW_MS - 4 }));
  await put(reader, late, bookmark({ pageOrderNo: 9, updatedAt: NOW_MS - 3 }));
  const text = { kind: 'HIGHLIGHT', startAnchor: 't3.0:4', endAnchor: 't3.0:20', quote: 'the words' } as const;
  await put(reader, early, bookmark({ ...text, pageOrderNo: 3, updatedAt: NOW_MS - 2 }));
  await put(reader, other, bookmark({ contentsAlias: 'beta', updatedAt: NOW_MS - 1 }));
  expect(idsOf(at((await ask(reader, '/series/alpha/ep-1')).json, 'data'))).toEqual([early, late]);
  expect(idsOf(at((await ask(reader, '/series/alpha')).json, 'data'))).toEqual([early, late, next]);
  expect(idsOf((await all(reader)).content)).toEqual([other, early, late, next]);
  const second = await all(reader, '?page=1&size=3');
  expect([idsOf(second.content), second.last, second.totalElements]).toEqual([[next], true, 4]);
  const stranger = await newReader();
  expect((await all(stranger)).empty).toBe(true);
  expect(at((await remove(stranger, next)).json, 'data.isRemoved')).toBe(false);
  expect((await all(reader)).totalElements).toBe(4);
});

test('an episode that the reader may not see is absent, and its marks are not shown', async () => {
  const reader = await newReader();
  for (const where of [{ contentsAlias: 'adult' }, { contentsAlias: 'nothing' }, { episodeAlias: 'nothing' }])
    expect(at((await put(reader, randomUUID(), bookmark(where))).json, 'error.code')).toBe('NOT_FOUND_EPISODE');
  expect(at((await ask(reader, '/series/adult/ep-1')).json, 'error.code')).toBe('NOT_FOUND_EPISODE');
  expect(at((await ask(reader, '/series/adult')).json, 'error.code')).toBe('NOT_EXIST');
  // From a time when their settings showed works for adults.
  await api.db.orm.insert(readingMark).values({
    ...{ platformId, userId: reader.userId, id: randomUUID(), kind: 'BOOKMARK', startAnchor: 'end', pageOrderNo: 1 },
    ...{ seriesId: adult.id, episodeId: adult.episodes[0]?.id ?? 0, quote: '', note: '', colour: 'BLUE' },
    ...{ createdAtMs: 1, updatedAtMs: 1 },
  });
  expect((await all(reader)).totalElements).toBe(0);
  await put(reader, randomUUID(), bookmark());
  const show = (isVisible: boolean) =>
    api.db.orm.update(seriesPlatform).set({ isVisible }).where(eq(seriesPlatform.seriesId, alpha.id));
  await show(false);
  expect((await all(reader)).empty).toBe(true);
  await show(true);
  expect((await all(reader)).totalElements).toBe(1);
});

test.each<[string, object]>([
  ['a bookmark with an end', { endAnchor: 'end' }],
  ['a highlight without one', { kind: 'HIGHLIGHT' }],
  ['a place of another form', { startAnchor: 'page 2' }],
  ['a longer note', { note: 'x'.repeat(MARK_LIMITS.noteCharacters + 1) }],
  ['a longer quote', { quote: 'x'.repeat(MARK_LIMITS.quoteCharacters + 1) }],
  ['another colour', { colour: '#ff0' }],
])('%s is refused', async (_, wrong) => {
  const reader = await newReader();
  expect((await put(reader, randomUUID(), { ...bookmark(), ...wrong })).status).toBe(400);
});

test('a series has no more marks than the limit; a known one may still change', async () => {
  const reader = await newReader();
  const known = randomUUID();
  await put(reader, known, bookmark());
  await api.db.run(
    `insert into reading_mark (platform_id, user_id, id, kind, episode_id, series_id, start_anchor, quote, note, colour,
       page_order_no, created_at_ms, updated_at_ms)
     select $1, $2, gen_random_uuid()::text, 'BOOKMARK', $3, $4, 'end', '', '', 'BLUE', 1, 1, 1
     from generate_series(2, $5::int)`,
    [platformId, reader.userId, alpha.episodes[0]?.id ?? 0, alpha.id, MARK_LIMITS.perSeries],
  );
  expect(at((await put(reader, randomUUID(), bookmark())).json, 'error.code')).toBe('MARK_LIMIT');
  expect(at((await put(reader, known, bookmark({ note: 'changed' }))).json, 'data.isKept')).toBe(true);
  expect(at((await put(reader, randomUUID(), bookmark({ contentsAlias: 'beta' }))).json, 'data.isKept')).toBe(true);
});

test('a flood of marks is stopped, and an id of another form is no mark', async () => {
  const reader = await newReader();
  expect(at((await put(reader, 'mine', bookmark())).json, 'error.code')).toBe('NOT_EXIST');
  const statuses: number[] = [];
  for (let sent = 1; sent <= MARKS_PER_MINUTE; sent += 1) statuses.push((await remove(reader, randomUUID())).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
});

test('an episode that the reader may not read gets no new mark, and keeps those from before', async () => {
  const locked = await addSeries(api.db, {
    ...{ alias: 'locked', platformIds: [platformId], episodes: 2, onPlatform: { freeEpisodeCount: 1 } },
  });
  const reader = await newReader();
  const id = randomUUID();
  const mark = bookmark({ contentsAlias: 'locked', episodeAlias: 'ep-2', updatedAt: NOW_MS - 2_000 });
  expect(codeOf((await put(reader, id, mark)).json)).toBe('UNAUTHORIZED_CONTENTS');
  expect((await all(reader)).empty).toBe(true);
  const rental = { platformId, userId: reader.userId, episodeId: locked.episodes[1]?.id ?? 0 };
  await addEntitlement(api.db, { ...rental, scope: 'RENT', expiresAtMs: NOW_MS + 1_000 });
  expect(at((await put(reader, id, mark)).json, 'data.isKept')).toBe(true);
  await api.db.orm.delete(entitlement).where(eq(entitlement.userId, reader.userId));
  const later = { ...mark, note: 'after the rental', updatedAt: NOW_MS - 1_000 };
  expect(at((await put(reader, id, later)).json, 'data.isKept')).toBe(true);
  expect(codeOf((await put(reader, randomUUID(), mark)).json)).toBe('UNAUTHORIZED_CONTENTS');
  expect(at((await remove(reader, id)).json, 'data.isRemoved')).toBe(true);
});
