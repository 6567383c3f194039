import { favorite, freetimeTicket } from '@longstrip/database/schema';
import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const platformId = 'beltoon-jp';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test('what is free today has the series whose ticket is ready, the last first, and when the next is', async () => {
  const { userId, accessToken: bearer } = await addUser(api.db, { platformId, id: 'reader' });
  const add = async (title: string, readyAtMs: number, more: object = {}) => {
    const { id: seriesId } = await addSeries(api.db, {
      title,
      alias: title.toLowerCase().replaceAll(' ', '-'),
      freetimeEnabled: true,
      platformIds: [platformId],
      ...more,
    });
    await api.db.orm.insert(freetimeTicket).values({ platformId, userId, seriesId, usedAtMs: 1, readyAtMs });
  };
  await add('Long ready', NOW_MS - 5);
  await add('Just ready', NOW_MS);
  await add('Soon', NOW_MS + 1);
  await add('Later', NOW_MS + 9);
  await add('Without tickets now', NOW_MS - 1, { freetimeEnabled: false });
  const benefit = at((await api.ask('/benefit', { bearer, balconyId: 'BELTOON_JP' })).json, 'data');
  expect(benefit).toMatchObject({ readyTickets: 2, nextTicketAt: NOW_MS + 1 });
  const titles = (at(benefit, 'readySeries') as { title: string }[]).map(({ title }) => title);
  expect(titles).toEqual(['Just ready', 'Long ready']);
});

test('the shelves of a reader have ready tickets, what they rent and what is new in what they follow, and nothing else', async () => {
  const { userId, accessToken: bearer } = await addUser(api.db, { platformId, id: 'shelves' });
  const add = (alias: string, more: object = {}) => addSeries(api.db, { alias, platformIds: [platformId], ...more });
  const ticket = await add('with-ticket', { freetimeEnabled: true });
  await api.db.orm
    .insert(freetimeTicket)
    .values({ platformId, userId, seriesId: ticket.id, usedAtMs: 1, readyAtMs: NOW_MS });
  const rented = await add('rented', { episodes: [{}] });
  await addEntitlement(api.db, {
    ...{ platformId, userId, episodeId: rented.episodes[0]?.id ?? 0, scope: 'RENT' },
    expiresAtMs: NOW_MS + 1,
  });
  for (const [alias, openedAtMs] of [
    ['followed-new', NOW_MS - 1],
    ['followed-old', 1],
  ] as const) {
    const { id: seriesId } = await add(alias, { episodes: [{ onPlatform: { openedAtMs } }] });
    await api.db.orm.insert(favorite).values({ platformId, userId, seriesId, createdAtMs: NOW_MS - 10 });
  }
  const answer = await api.ask('/v2/library/shelves', { bearer, balconyId: 'BELTOON_JP' });
  const shelves = at(answer.json, 'data');
  const aliases = (name: string) => (at(shelves, name) as { alias: string }[]).map(({ alias }) => alias);
  expect(['ready', 'ending', 'followed'].map(aliases)).toEqual([['with-ticket'], ['rented'], ['followed-new']]);
});
