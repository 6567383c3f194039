import { grant } from '@longstrip/core';
import { decideInTransaction } from '@longstrip/database';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { publicPushKey } from '../../adapters/web-push.ts';
import { at, HOUR_MS, MINUTE_MS, NOON_MS, openPushScene, PUSH_SETTINGS } from '../../testing/push-scene.ts';
import { scopeOfUser } from '../../testing/wallets.ts';
import { raiseAlarm } from '../alarm/alarms.ts';
import { decidePushes } from './decide-pushes.ts';
import { sendPush } from './send-push.ts';

const platformId = 'bom-us';
const { api, service, parts, signal, addBrowser, newReader, tell, waiting, pushAll, bodies, reset, close } =
  await openPushScene();
beforeEach(reset);
afterAll(close);

describe('a push message', () => {
  test('reaches the browser, sealed for it alone and signed by the store, in the reader’s language', async () => {
    const { userId } = await newReader({ locale: 'ar' });
    await tell(userId);
    expect(await pushAll()).toBe(1);
    expect(service.messages.map(({ payload }) => payload)).toEqual([
      {
        ...{ title: 'Bom', body: 'صدرت حلقة جديدة: Salt', path: '/detail/12', tag: `alarm-${NOON_MS}` },
        ...{ lang: 'ar', dir: 'rtl' },
      },
    ]);
    const { ttl, topic, authorization = '', 'content-encoding': encoding } = service.messages[0]?.headers ?? {};
    // Ten hours until the night, without the minute that has begun.
    expect([ttl, topic, encoding]).toEqual([String((10 * 60 - 1) * 60), 'alarm', 'aes128gcm']);
    const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
    expect(key).toBe(publicPushKey(PUSH_SETTINGS.privateKey));
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
    const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
    const { payload } = await jwtVerify(token, publicKey, { audience: service.origin });
    expect(payload.sub).toBe(PUSH_SETTINGS.subject);
  });

  test('of an alarm of a transaction leaves once that is committed', async () => {
    const { userId } = await newReader();
    const scope = await scopeOfUser(api.db, { platformId, userId });
    const raised = { kind: 'COUPON_GIVEN', subjectId: 'c', parameters: { title: 'Autumn' } } as const;
    await decideInTransaction(api.db, async (tx) => grant(await raiseAlarm(tx, scope, raised, api.clock.nowMs())));
    expect(await pushAll()).toBe(0);
    api.clock.advance(MINUTE_MS);
    expect(await pushAll()).toBe(1);
    expect(bodies()).toEqual(['You have a new coupon: Autumn']);
  });

  test('comes to each browser of a reader, once', async () => {
    const reader = await newReader();
    await addBrowser(reader);
    await tell(reader.userId);
    expect([await pushAll(), await pushAll()]).toEqual([1, 0]);
    expect(new Set(service.messages.map(({ path }) => path)).size).toBe(2);
    expect(service.messages).toHaveLength(2);
  });

  test('tells what came within half an hour of the last one as one', async () => {
    const { userId } = await newReader();
    await tell(userId);
    await pushAll();
    for (const minutes of [10, 20]) {
      api.clock.setTo(NOON_MS + minutes * MINUTE_MS);
      await tell(userId);
      expect(await pushAll()).toBe(0);
    }
    api.clock.setTo(NOON_MS + 30 * MINUTE_MS);
    expect(await pushAll()).toBe(1);
    expect(bodies()).toEqual(['A new episode is out: Salt', 'New notifications: 2']);
    expect(service.messages[1]?.payload.path).toBe('/alarm');
  });

  test('waits for the end of the night, and then is one; the consent to the night lets it come at once', async () => {
    const [reader, awake] = [await newReader(), await newReader({ isAgreePushNight: true })];
    for (const [time, decided] of [
      ['2026-12-01T22:00', 1],
      ['2026-12-02T03:59', 1],
    ] as const) {
      api.clock.setTo(at(time));
      for (const { userId } of [reader, awake]) await tell(userId);
      expect([time, await pushAll()]).toEqual([time, decided]);
    }
    expect(bodies()).toEqual(['A new episode is out: Salt', 'A new episode is out: Salt']);
    expect(service.messages[0]?.headers.ttl).toBe('86400');
    api.clock.setTo(at('2026-12-02T04:00'));
    expect(await pushAll()).toBe(1);
    expect(bodies().at(-1)).toBe('New notifications: 2');
  });

  test('goes by Korea’s night for a reader who was last seen at an address there', async () => {
    const { userId } = await newReader({ isKoreanAddress: true });
    const seoul = (time: string) => at(time, 'Asia/Seoul');
    for (const [time, decided] of [
      ['2026-12-02T21:00', 0],
      ['2026-12-03T07:59', 0],
      ['2026-12-03T08:00', 1],
    ] as const) {
      api.clock.setTo(seoul(time));
      await tell(userId);
      expect([time, await pushAll()]).toEqual([time, decided]);
    }
  });

  test('that falls into the night at its retry is sent in the morning', async () => {
    const { userId } = await newReader();
    api.clock.setTo(at('2026-12-01T21:59'));
    await tell(userId);
    await decidePushes(parts, signal);
    const [delivery] = await waiting();
    api.clock.setTo(at('2026-12-01T22:00'));
    if (delivery !== undefined) await sendPush(parts, delivery);
    expect(service.messages).toEqual([]);
    api.clock.setTo(at('2026-12-02T04:00'));
    await pushAll();
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test.each([
    [{ isAgreePush: false }, []],
    [{ isAgreePushContents: false }, ['FREE_TICKET_READY', 'GIFT_OFFERED']],
    [{ isAgreePushFreetime: false }, ['GIFT_OFFERED', 'NEW_EPISODE']],
    [{}, ['FREE_TICKET_READY', 'GIFT_OFFERED', 'NEW_EPISODE']],
  ])('needs the consent to it: with %j come %j', async (consent, kinds) => {
    const came: string[] = [];
    for (const kind of ['FREE_TICKET_READY', 'GIFT_OFFERED', 'NEW_EPISODE']) {
      const { userId } = await newReader(consent);
      await tell(userId, { kind });
      if ((await pushAll()) > 0) came.push(kind);
    }
    expect(came).toEqual(kinds);
  });

  test('tells only what there is consent to, where another thing came beside it', async () => {
    const { userId } = await newReader({ isAgreePushFreetime: false });
    await tell(userId);
    await tell(userId, { kind: 'FREE_TICKET_READY' });
    await pushAll();
    expect(bodies()).toEqual(['A new episode is out: Salt']);
  });

  test('does not tell what is read, what is old, or what came before the browser', async () => {
    const readers = [await newReader(), await newReader(), await newReader()];
    const [read, old, before] = readers.map(({ userId }) => userId);
    await tell(read ?? '', { readAtMs: NOON_MS });
    await tell(old ?? '', { createdAtMs: NOON_MS - 24 * HOUR_MS });
    await tell(before ?? '');
    await api.db.run('update push_subscription set created_at_ms = $1 where user_id = $2', [NOON_MS, before]);
    expect(await pushAll()).toBe(0);
  });

  test('names no work for adults, and nothing that the reader asked', async () => {
    for (const more of [
      { kind: 'NEW_ADULT_EPISODE', parameters: { title: 'Velvet' } },
      { kind: 'TICKET_ANSWERED', parameters: { title: 'My secret' } },
    ]) {
      const { userId } = await newReader({ isAdult: true, birthedOn: '1990-01-01' });
      await tell(userId, more);
    }
    await pushAll();
    expect(bodies().toSorted()).toEqual(['A series that you follow has a new episode.', 'We answered your question.']);
  });
});
