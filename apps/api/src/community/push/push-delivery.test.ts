import { alarm, pushMessage } from '@longstrip/database/schema';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS, NOON_MS, openPushScene } from '../../testing/push-scene.ts';
import { decidePushes } from './decide-pushes.ts';
import { sendPush } from './send-push.ts';

const {
  api,
  service,
  parts,
  signal,
  newReader,
  tell,
  waiting,
  forgetJobs,
  pushAll,
  bodies,
  change,
  subscriptions,
  reset,
  close,
} = await openPushScene();
beforeEach(reset);
afterAll(close);

describe('where the push service', () => {
  test.each([404, 410])('answers %i, the subscription ends', async (status) => {
    const { userId } = await newReader();
    await tell(userId);
    service.status = status;
    await pushAll();
    expect(await subscriptions()).toEqual([]);
  });

  test.each([429, 500, 503])('answers %i, a retry sends the message, once', async (status) => {
    const { userId } = await newReader();
    await tell(userId);
    await decidePushes(parts, signal);
    const [delivery] = await waiting();
    if (delivery === undefined) throw new Error('nothing was decided');
    service.status = status;
    await expect(sendPush(parts, delivery)).rejects.toThrow(`(${status})`);
    service.status = 201;
    await Promise.all([sendPush(parts, delivery), sendPush(parts, delivery)]);
    await sendPush(parts, delivery);
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test('takes it for no browser at all, the next message tells it', async () => {
    const { userId } = await newReader();
    await tell(userId);
    service.status = 500;
    await expect(pushAll()).rejects.toThrow('(500)');
    await forgetJobs();
    service.status = 201;
    api.clock.advance(30 * MINUTE_MS);
    await pushAll();
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test('leads elsewhere, the sender does not follow', async () => {
    const { userId } = await newReader();
    await tell(userId);
    service.status = 307;
    await expect(pushAll()).rejects.toThrow('(307)');
    expect(service.messages).toEqual([]);
  });

  test('refuses five messages in a row, the subscription ends', async () => {
    const { userId } = await newReader();
    service.status = 403;
    for (const nth of [1, 2, 3, 4, 5]) {
      expect(await subscriptions()).toHaveLength(1);
      api.clock.setTo(NOON_MS + nth * HOUR_MS);
      await tell(userId);
      await pushAll();
    }
    expect(await subscriptions()).toEqual([]);
  });
});

describe('nothing leaves once it is wrong:', () => {
  test.each<[string, (reader: Awaited<ReturnType<typeof newReader>>) => Promise<unknown>]>([
    ['the consent is gone', ({ userId }) => change(userId, { isAgreePush: false })],
    ['the reader has left', ({ userId }) => change(userId, { withdrawnAtMs: NOON_MS })],
    ['all is read', () => api.db.orm.update(alarm).set({ readAtMs: NOON_MS })],
    ['the session has ended', () => api.db.run('update user_session set revoked_at_ms = 1')],
    ['a later message is in its place', () => api.db.orm.update(pushMessage).set({ decidedAtMs: NOON_MS + 1 })],
  ])('%s', async (_, spoil) => {
    const reader = await newReader();
    await tell(reader.userId);
    await decidePushes(parts, signal);
    const [delivery] = await waiting();
    expect(delivery).toBeDefined();
    await spoil(reader);
    if (delivery !== undefined) await sendPush(parts, delivery);
    expect(service.messages).toEqual([]);
  });
});

test('a message is decided with its jobs, or not at all, and by one process', async () => {
  const { userId } = await newReader();
  await tell(userId);
  const broken = { ...parts, jobs: { enqueue: () => Promise.reject(new Error('no queue')) } };
  await expect(decidePushes(broken, signal)).rejects.toThrow('no queue');
  const both = await Promise.all([decidePushes(parts, signal), decidePushes(parts, signal)]);
  expect(both[0] + both[1]).toBe(1);
  expect(await waiting()).toHaveLength(1);
});
