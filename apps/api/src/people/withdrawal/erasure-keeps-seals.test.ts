import { type JobQueue, openJobQueue } from '@longstrip/database';
import { withdrawal } from '@longstrip/database/schema';
import { createTestDatabase } from '@longstrip/database/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountErasers } from '../../account-changes.ts';
import { readBooks } from '../../money/books/read-books.ts';
import { sealChains } from '../../money/books/seal-chains.ts';
import { grantByOperator } from '../../money/ledger/grant-by-operator.ts';
import { createReaderKeys } from '../../reading/view-count/views.ts';
import { localOwner } from '../../shared/operator.ts';
import { postTo, signUpByEmail } from '../../testing/accounts.ts';
import { at } from '../../testing/expect-shape.ts';
import { createTestApiOn, type TestApi } from '../../testing/test-api.ts';
import { eraseDueAccounts } from './erase-accounts.ts';

const JAPAN = 'BELTOON_JP';
const EMAIL = 'qzxleaver@readers.test';

let api: TestApi;
let jobs: JobQueue;
beforeAll(async () => {
  api = createTestApiOn(await createTestDatabase());
  // An erasure deletes sent messages from the queue.
  jobs = await openJobQueue(api.db, { jobs: [], onProblem: () => undefined });
});
afterAll(async () => {
  await jobs.stop();
  await api.close();
});

test('an erasure changes nothing that is sealed, of movements and of the audit log, which never named the person', async () => {
  const seal = () => sealChains(api.db, api.clock.nowMs(), new AbortController().signal);
  const answer = await signUpByEmail(api, EMAIL, JAPAN);
  const bearer = String(at(answer.json, 'data.accessToken.token'));
  const userId = String(at(answer.json, 'data.userId'));
  const coins = { platform: 'beltoon-jp', reader: EMAIL, kind: 'COIN', amount: 5, days: null, reason: 'a lost order' };
  const asked = { ...coins, kind: 'COIN', requestId: 'granted-0001' } as const;
  const granted = await grantByOperator(api.db, localOwner(null), asked, api.clock.nowMs());
  expect(granted.ok).toBe(true);
  expect(await seal()).toBe(2);
  const body = { reasonId: 'OTHER', detail: 'I am qzxleaver', isAgreed: true, requestId: 'leaving-0001' };
  expect((await postTo(api, '/withdrawal/user')(body, { balconyId: JAPAN, bearer })).status).toBe(200);
  const [row] = await api.db.orm.select().from(withdrawal).where(eq(withdrawal.userId, userId));
  api.clock.setTo(row?.eraseAtMs ?? 0);
  const readerKeys = createReaderKeys('what marks are made with');
  const parts = {
    database: api.db,
    erasers: accountErasers({ keys: api.keys, readerKeys }),
    nowMs: () => api.clock.nowMs(),
  };
  expect(await eraseDueAccounts(parts)).toBe(1);
  await seal();
  expect((await readBooks(api.db, api.clock.nowMs())).broken).toEqual([]);
  expect(await api.db.run(`select subject_id from audit_log where audit_log::text ilike '%qzxleaver%'`)).toEqual([]);
});
