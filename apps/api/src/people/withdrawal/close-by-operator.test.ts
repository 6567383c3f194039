import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HERE, type HelpScene, openHelpScene, READER } from '../../testing/help-scene.ts';
import { addOperator } from '../../testing/operator-accounts.ts';
import { readSealedBooks } from '../../testing/read-sealed-books.ts';

const { adminAccountClose, adminAccountClosing, adminAccountReopen, adminReader, adminRequestDecide } = OPERATOR_CALLS;
const REASON = { reason: 'asked for by letter' };

let scene: HelpScene;
let second: string;
beforeAll(async () => {
  scene = await openHelpScene();
  ({ token: second } = await addOperator(scene.api.db, [`support/${HERE}`]));
  await scene.api.db.run(`update app_user set email = 'ada@readers.test', locale = 'en-US' where id = $1`, [READER]);
}, 60_000);
afterAll(async () => {
  expect((await readSealedBooks(scene.api.db, scene.operators.nowMs())).broken).toEqual([]);
  await scene.close();
});

const closing = async () => (await scene.call(adminAccountClosing, { reader: READER })).data;
const reopen = () => scene.call(adminAccountReopen, { reader: READER, ...REASON });
const stateNow = async () => (await scene.call(adminReader, { reader: READER })).data.account.state;

async function close(): Promise<{ state: string; result: { eraseAtMs: number } }> {
  const asked = await scene.call(adminAccountClose, { reader: READER, ...REASON });
  expect(asked.code).toBe('WAITS_FOR_APPROVAL');
  const requestId = Number(JSON.parse(asked.text).error.detail);
  const { data } = await scene.call(OPERATOR_CALLS.adminRequests, { kind: 'erasure' }, second);
  expect(data.rows[0]).toMatchObject({ kind: 'erasure', why: 'ERASURE', userId: READER });
  return (await scene.call(adminRequestDecide, { requestId, decision: 'approve', ...REASON }, second)).data;
}

test('an account is closed by two operators, after its dates and losses, and opened again until it is erased', async () => {
  const before = await closing();
  expect(before).toMatchObject({ state: 'ACTIVE', canReopen: false, loss: { refundableOrders: expect.any(Number) } });
  expect(before.loss.coins).toBeGreaterThan(0);
  expect((await reopen()).code).toBe('NOT_CLOSED');
  expect(await close()).toMatchObject({ state: 'DONE', result: { eraseAtMs: before.eraseAtMs } });
  expect(await stateNow()).toBe('WITHDRAWN');
  expect(scene.api.enqueued).toContainEqual({
    name: 'mail.account-closed',
    payload: { platformId: HERE, locale: 'en-US', to: 'ada@readers.test', eraseAtMs: before.eraseAtMs },
  });
  const open = `select 1 from user_session where user_id = $1 and revoked_at_ms is null`;
  expect(await scene.api.db.run(open, [READER])).toEqual([]);
  expect((await scene.call(adminAccountClose, { reader: READER, ...REASON })).code).toBe('ALREADY_CLOSED');
  expect(await closing()).toMatchObject({ state: 'WITHDRAWN', canReopen: true, eraseAtMs: before.eraseAtMs });

  await scene.api.db.run(`update app_user set email = 'ADA@readers.test' where id = 'other'`);
  expect((await reopen()).code).toBe('CAME_BACK');
  await scene.api.db.run(`update app_user set email = null where id = 'other'`);
  expect((await reopen()).data).toEqual({ userId: READER });
  expect(await stateNow()).toBe('ACTIVE');
  expect(await scene.api.db.run('select 1 from sign_up_block')).toEqual([]);
  expect((await closing()).loss).toEqual(before.loss);

  const { result } = await close();
  scene.operators.pass(result.eraseAtMs - scene.operators.nowMs());
  const { token } = await addOperator(scene.api.db, [`support/${HERE}`], { nowMs: scene.operators.nowMs() });
  expect((await scene.call(adminAccountReopen, { reader: READER, ...REASON }, token)).code).toBe('NOT_CLOSED');
});
