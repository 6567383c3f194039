import type { TestApi } from '@longstrip/api/testing';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addSeries, addSession, addUser } from '@longstrip/test-kit/data';
import type { Who } from './refusal-rows.ts';

const DAY_MS = 86_400_000;

/**
 * Series to be refused: `open` (ep-1 free, ep-2 paid, one for members, one that opens later, one hidden), an adult one, and
 * others that are hidden, open later, were removed, or belong to another platform.
 */
export async function addRefusedSeries({ db }: TestApi, platformIds: readonly string[]): Promise<void> {
  await addSeries(db, {
    alias: 'open',
    platformIds,
    episodes: [
      {},
      {},
      { alias: 'members', onPlatform: { isLoginRequired: true, freeFromMs: 0, freeUntilMs: TEST_NOW_MS + DAY_MS } },
      { alias: 'to-come', onPlatform: { openedAtMs: TEST_NOW_MS + 1 } },
      { alias: 'hidden', onPlatform: { isVisible: false } },
    ],
  });
  await addSeries(db, { alias: 'night', platformIds, isAdult: true });
  await addSeries(db, { alias: 'hidden', platformIds, onPlatform: { isVisible: false } });
  await addSeries(db, { alias: 'to-come', platformIds, onPlatform: { openedAtMs: TEST_NOW_MS + 1 } });
  await addSeries(db, { alias: 'removed', platformIds, removedAtMs: TEST_NOW_MS - DAY_MS });
  await addSeries(db, { alias: 'elsewhere', platformIds: ['bom-th'] });
}

/** Access tokens of a platform's readers; a guest has none. */
export async function addRefusedReaders(
  { db }: TestApi,
  platformId: string,
): Promise<Readonly<Record<Who, string | null>>> {
  const add = async (id: string, more: { isAdult?: boolean; isAdultToggle?: boolean; birthedOn?: string } = {}) =>
    (await addUser(db, { platformId, id, ...more })).accessToken;
  const reader = await add('reader');
  const session = { platformId, userId: 'reader', sessionId: 'ended', revokedAtMs: TEST_NOW_MS - DAY_MS };
  return {
    guest: null,
    reader,
    minor: await add('minor', { birthedOn: '2012-05-01' }),
    adult: await add('adult', { isAdult: true, birthedOn: '1990-05-01' }),
    adultOff: await add('adult-off', { isAdult: true, isAdultToggle: false, birthedOn: '1990-05-01' }),
    revoked: (await addSession(db, session)).accessToken,
    unreadable: 'no-token-at-all',
  };
}
