import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll } from 'vitest';
import { postTo } from '../../testing/accounts.ts';
import { newRequestId } from '../../testing/benefits.ts';
import { addEvent, PRIZE_ADDRESS } from '../../testing/events.ts';
import { STAY, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { charge, debit, inWallet, lotTerms, scopeOfUser } from '../../testing/wallets.ts';
import { cancelCharge } from '../ledger/ledger.service.ts';

const platformId = 'bom-us';
const ADULT = { isAdult: true, birthedOn: '1990-05-01' };

let api: TestApi;
const bearers = new Map<string, string>();
beforeAll(async () => {
  api = await createTestApi();
  for (const [id, spec] of [
    ['minor', {}],
    ['adult', ADULT],
    ['debtor', {}],
    ['guest', { snsProvider: 'apple_guest', email: null, name: null, nickname: null }],
  ] as const) {
    bearers.set(id, (await addUser(api.db, { platformId, id, ...spec })).accessToken);
  }
  const scope = await scopeOfUser(api.db, { platformId, userId: 'debtor' });
  const { movementId } = await charge(api.db, scope, [lotTerms(4)]);
  await debit(api.db, scope, 3);
  await inWallet(api.db, (tx) => cancelCharge(tx, scope, { movementId }, { cause: 'test', nowMs: NOW_MS }));
  await addEvent(api.db, { platformId, id: 'stamps' });
  await addEvent(api.db, { platformId, id: 'soon', startsAtMs: NOW_MS + 1 });
  await addEvent(api.db, { platformId, id: 'over', endsAtMs: NOW_MS });
  await addEvent(api.db, { platformId, id: 'hidden', isVisible: false });
  await addEvent(api.db, { platformId: 'beltoon-jp', id: 'there' });
  await addEvent(api.db, { platformId, id: 'adults', audience: 'ADULTS' });
  await addEvent(api.db, { platformId, id: 'minors', audience: 'MINORS' });
  await addEvent(api.db, { platformId, id: 'gone', kind: 'TICKET', ticketTotal: 1, takenCount: 1 });
  await addEvent(api.db, { platformId, id: 'print', kind: 'TICKET', needsAddress: true });
});
afterAll(() => api.close());

const see = (id: string, who: string | null = 'minor'): Promise<TestAnswer> =>
  api.ask(`/event/${id}`, who === null ? {} : { bearer: bearers.get(who) ?? '' });
const take = (path: string, who = 'minor', body: object = {}): Promise<TestAnswer> =>
  postTo(api, `/event/${path}`)({ requestId: newRequestId(), ...body }, { bearer: bearers.get(who) ?? '' });

testRefusals('event', {
  NOT_FOUND_EVENT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'an unknown event', ask: () => see('nowhere') },
      { how: 'one that is hidden', ask: () => see('hidden') },
      { how: 'one of another platform', ask: () => take('there/attend') },
      { how: 'a ticket of an attendance check', ask: () => take('stamps/join') },
    ],
  },
  NOT_EVENT_PERIOD: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a millisecond before it begins', ask: () => take('soon/attend') },
      { how: 'at the moment of its end', ask: () => take('over/attend') },
    ],
  },
  UNAUTHORIZED_USER: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a reader who owes coins', ask: () => take('stamps/attend', 'debtor') },
      { how: 'an apple guest, and a prize by post', ask: () => take('print/join', 'guest') },
      { how: 'an apple guest looking at it', ask: () => see('print', 'guest') },
      { how: 'an address without a ticket', ask: () => take('print/address', 'minor', PRIZE_ADDRESS) },
    ],
  },
  UNAUTHORIZED_ADULT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a minor looking at an event for adults', ask: () => see('adults') },
      { how: 'a guest looking at it', ask: () => see('adults', null) },
      { how: 'a minor taking part in it', ask: () => take('adults/attend') },
    ],
  },
  UNAUTHORIZED_NON_ADULT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'an adult looking at an event for minors', ask: () => see('minors', 'adult') },
      { how: 'an adult taking part in it', ask: () => take('minors/attend', 'adult') },
    ],
  },
  NOT_EVENT_REMAIN_TICKET: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a ticket where all are taken', ask: () => take('gone/join') }],
  },
});
