import { type JobQueue, openJobQueue } from '@longstrip/database';
import { appUser } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountErasers } from '../../account-changes.ts';
import { createReaderKeys } from '../../reading/view-count/views.ts';
import { accountRowOf, addSignedIn, outcome, postTo } from '../../testing/accounts.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { ACCOUNT_JOBS } from '../jobs.ts';
import { eraseDueAccounts } from './erase-accounts.ts';

const MONTH_MS = 31 * 86_400_000;

let api: TestApi;
let jobs: JobQueue;
beforeAll(async () => {
  api = await createTestApi();
  jobs = await openJobQueue(api.db, { jobs: ACCOUNT_JOBS, onProblem: () => undefined });
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});

test.each([
  ['phone', 'BOMTOON_TH', 'bom-th', { snsId: '+66812349999', phone: '+66812349999', email: null }],
  ['apple_guest', 'BOMTOON_US', 'bom-us', { snsId: 'guest-of-an-iphone', phone: null, email: null, nickname: null }],
] as const)(
  'an account by %s is erased by the job, with what it signed in with',
  async (provider, balconyId, platformId, of) => {
    api.clock.setTo(TEST_NOW_MS);
    const id = `leaver-${provider}`;
    const leaver = await addSignedIn(api, { platformId, id, snsProvider: provider, ...of });
    const stays = await addSignedIn(api, {
      ...{ platformId, id: `${id}-stays`, snsProvider: provider, email: null },
      ...(provider === 'apple_guest' ? { nickname: null } : {}),
      snsId: `${of.snsId}0`,
    });
    const body = { reasonId: 'SELDOM', isAgreed: true, requestId: `leaving-${provider}` };
    const left = await postTo(api, '/withdrawal/user')(body, { balconyId, bearer: leaver.accessToken });
    expect(outcome(left)).toBe('SUCCESS');
    const parts = {
      database: api.db,
      erasers: accountErasers({ keys: api.keys, readerKeys: createReaderKeys('what marks are made with') }),
      nowMs: () => api.clock.nowMs(),
    };
    expect(await eraseDueAccounts(parts)).toBe(0);
    expect(await accountRowOf(api, leaver)).toMatchObject({ snsId: of.snsId });
    api.clock.advance(MONTH_MS);
    expect(await eraseDueAccounts(parts)).toBe(1);
    expect(await accountRowOf(api, leaver)).toMatchObject({
      ...{ snsId: `erased ${id}`, phone: null, email: null, nickname: null },
      erasedAtMs: expect.any(Number),
    });
    expect(await accountRowOf(api, stays)).toMatchObject({ snsId: `${of.snsId}0`, erasedAtMs: null });
    const rows = await api.db.orm.select().from(appUser);
    expect(rows.filter(({ snsId, phone }) => snsId === of.snsId || phone === of.snsId)).toEqual([]);
  },
);
