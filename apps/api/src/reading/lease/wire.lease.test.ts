import { randomUUID } from 'node:crypto';
import { LeaseSchema, RenewedLeasesSchema } from '@longstrip/api-contract';
import { LEASE_LIMITS } from '@longstrip/core';
import { entitlement, readingLease } from '@longstrip/database/schema';
import { type AddedSeries, type AddedUser, addEntitlement, addSeries, addUser } from '@longstrip/test-kit/data';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { at } from '../../testing/expect-shape.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { JUST_GRANTED_MS } from './lease.repository.ts';
import { LEASES_PER_MINUTE } from './lease.service.ts';

const platformId = 'bom-us';
const DAY_MS = 24 * 3_600_000;

let api: TestApi;
let alpha: AddedSeries;
let readers = 0;
let nowMs: number;
beforeAll(async () => {
  api = await createTestApi();
  alpha = await addSeries(api.db, {
    ...{ alias: 'alpha', platformIds: [platformId] },
    ...{ episodes: 6, onPlatform: { freeEpisodeCount: 2 } },
  });
  await addSeries(api.db, { alias: 'adult', platformIds: [platformId], episodes: 6, isAdult: true });
});
beforeEach(() => {
  nowMs = api.clock.nowMs();
});
afterAll(() => api.close());

const newReader = () => {
  readers += 1;
  return addUser(api.db, { platformId, id: `lease-reader-${readers}` });
};
type Who = AddedUser | null;
const ask = (who: Who, path: string, method: string, body?: unknown) =>
  api.ask(`/v2/contents/leases/${path}`, {
    ...{ method, body, balconyId: 'BOMTOON_US' },
    ...(who === null ? {} : { bearer: who.accessToken }),
  });
const lease = async (who: Who, episode: string, deviceId: string = randomUUID()) =>
  (await ask(who, episode, 'POST', { deviceId })).json;
const leased = (json: unknown) => v.parse(LeaseSchema, at(json, 'data'));
const codeOf = (json: unknown) => at(json, 'error.code');
const renew = async (who: Who, deviceId: string, ...episodes: string[]) => {
  const named = episodes.map((episode) => {
    const [contentsAlias, episodeAlias] = episode.split('/');
    return { contentsAlias, episodeAlias };
  });
  const { json } = await ask(who, deviceId, 'PUT', { episodes: named });
  return v.parse(RenewedLeasesSchema, at(json, 'data')).map(({ endsAt }) => endsAt);
};
const rent = (who: AddedUser, index: number, expiresAtMs: number | null) =>
  addEntitlement(api.db, {
    ...{ platformId, userId: who.userId, episodeId: alpha.episodes[index]?.id ?? 0, expiresAtMs },
    scope: expiresAtMs === null ? 'POSSESSION' : 'RENT',
  });

test('an episode is leased as it may be read: a rental until its end, what is owned or free for a month', async () => {
  const reader = await newReader();
  expect(codeOf(await lease(null, 'alpha/ep-5'))).toBe('NOT_LOGIN_USER');
  expect(codeOf(await lease(reader, 'alpha/ep-5'))).toBe('UNAUTHORIZED_CONTENTS');
  expect(codeOf(await lease(reader, 'adult/ep-1'))).toBe('ADULT_ONLY_CONTENTS');
  expect(codeOf(await lease(reader, 'alpha/nothing'))).toBe('NOT_FOUND_EPISODE');
  expect((await ask(reader, 'alpha/ep-1', 'POST', { deviceId: 'phone' })).status).toBe(400);
  await rent(reader, 4, nowMs + DAY_MS);
  await rent(reader, 5, null);
  expect(leased(await lease(reader, 'alpha/ep-5')).endsAt).toBe(nowMs + DAY_MS);
  expect(leased(await lease(reader, 'alpha/ep-6')).endsAt).toBe(nowMs + LEASE_LIMITS.days * DAY_MS);
  expect(leased(await lease(null, 'alpha/ep-1')).endsAt).toBe(nowMs + LEASE_LIMITS.days * DAY_MS);
});

test('the key is that of one reader, device and episode', async () => {
  const [reader, other] = [await newReader(), await newReader()];
  const device = randomUUID();
  const keyOf = async (...asked: Parameters<typeof lease>) => leased(await lease(...asked)).key;
  const first = await keyOf(reader, 'alpha/ep-1', device);
  expect(await keyOf(reader, 'alpha/ep-1', device)).toBe(first);
  const others = [
    await keyOf(other, 'alpha/ep-1', device),
    await keyOf(null, 'alpha/ep-1', device),
    await keyOf(reader, 'alpha/ep-1'),
    await keyOf(reader, 'alpha/ep-2', device),
  ];
  expect(new Set([first, ...others]).size).toBe(5);
});

test('a device renews what may still be read; what was revoked, ended or given up has no lease', async () => {
  const reader = await newReader();
  const device = randomUUID();
  await rent(reader, 4, nowMs + DAY_MS);
  for (const episode of ['alpha/ep-1', 'alpha/ep-2', 'alpha/ep-5']) leased(await lease(reader, episode, device));
  api.clock.advance(1_000);
  expect(await renew(reader, device, 'alpha/ep-1', 'alpha/ep-5')).toEqual([
    nowMs + 1_000 + LEASE_LIMITS.days * DAY_MS,
    nowMs + DAY_MS,
  ]);
  // What a device does not name was granted meanwhile, or given up.
  api.clock.advance(JUST_GRANTED_MS - 1_000);
  const later = nowMs + JUST_GRANTED_MS + LEASE_LIMITS.days * DAY_MS;
  leased(await lease(reader, 'alpha/ep-5', device));
  expect(await renew(reader, device, 'alpha/ep-1')).toEqual([later]);
  // It cannot have the second episode back without asking for a lease.
  expect(await renew(reader, device, 'alpha/ep-2', 'alpha/nothing', 'alpha/ep-5')).toEqual([
    null,
    null,
    nowMs + DAY_MS,
  ]);
  await api.db.orm
    .update(entitlement)
    .set({ revokedAtMs: nowMs })
    .where(and(eq(entitlement.platformId, platformId), eq(entitlement.userId, reader.userId)));
  leased(await lease(reader, 'alpha/ep-1', device));
  expect(await renew(reader, device, 'alpha/ep-1', 'alpha/ep-5')).toEqual([later, null]);
  const stranger = await newReader();
  expect(await renew(stranger, device, 'alpha/ep-1')).toEqual([null]);
  expect(await renew(null, device, 'alpha/ep-1', 'alpha/ep-5')).toEqual([later, null]);
});

test('an account has leases on so many devices, until it ends those of the others', async () => {
  const reader = await newReader();
  const devices = Array.from({ length: LEASE_LIMITS.devices }, () => randomUUID());
  const [first = ''] = devices;
  for (const device of devices) leased(await lease(reader, 'alpha/ep-1', device));
  expect(codeOf(await lease(reader, 'alpha/ep-1'))).toBe('LEASE_DEVICE_LIMIT');
  expect(leased(await lease(reader, 'alpha/ep-2', first)).endsAt).toBeGreaterThan(nowMs);
  expect((await ask(reader, first, 'DELETE')).status).toBe(200);
  expect(await renew(reader, devices[1] ?? '', 'alpha/ep-1')).toEqual([null]);
  expect(await renew(reader, first, 'alpha/ep-1')).toEqual([expect.any(Number)]);
  expect(codeOf(await lease(reader, 'alpha/ep-1'))).toBe(undefined);
});

test('a device has leases for so many episodes; what has ended does not count', async () => {
  const reader = await newReader();
  const device = randomUUID();
  const others = await addSeries(api.db, {
    ...{ alias: 'long', platformIds: [platformId], episodes: LEASE_LIMITS.episodesPerDevice },
  });
  await api.db.orm.insert(readingLease).values(
    others.episodes.map(({ id }) => ({
      ...{ platformId, userId: reader.userId, deviceId: device, episodeId: id, createdAtMs: 1 },
      endsAtMs: nowMs + DAY_MS,
    })),
  );
  expect(codeOf(await lease(reader, 'alpha/ep-1', device))).toBe('LEASE_EPISODE_LIMIT');
  await api.db.orm.update(readingLease).set({ endsAtMs: nowMs }).where(eq(readingLease.userId, reader.userId));
  expect(codeOf(await lease(reader, 'alpha/ep-1', device))).toBe(undefined);
});

test('a flood of leases is stopped', async () => {
  const flood = Array.from({ length: LEASES_PER_MINUTE + 1 }, () =>
    ask(null, 'nothing/nothing', 'POST', { deviceId: randomUUID() }),
  );
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
});
