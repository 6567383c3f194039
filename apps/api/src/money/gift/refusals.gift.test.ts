import { TEST_NOW_MS as NOW_MS } from '@longstrip/test-kit';
import { addSeries, addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll } from 'vitest';
import { postTo } from '../../testing/accounts.ts';
import { addGift, newRequestId } from '../../testing/benefits.ts';
import { STAY, testRefusals } from '../../testing/refusal-table.ts';
import { createTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.ts';

const platformId = 'bom-us';

let api: TestApi;
let bearer: string;
let episodeId: number;
beforeAll(async () => {
  api = await createTestApi();
  const open = await addSeries(api.db, { alias: 'open', platformIds: [platformId], episodes: [{}, {}] });
  const adult = await addSeries(api.db, { alias: 'night', platformIds: [platformId], isAdult: true });
  const hidden = await addSeries(api.db, {
    alias: 'gone',
    platformIds: [platformId],
    onPlatform: { isVisible: false },
  });
  episodeId = open.episodes[1]?.id ?? 0;
  ({ accessToken: bearer } = await addUser(api.db, { platformId, id: 'reader' }));
  await addUser(api.db, { platformId: 'beltoon-jp', id: 'reader' });
  await addGift(api.db, { platformId: 'beltoon-jp', id: 'there' });
  await addGift(api.db, { platformId, id: 'twice' });
  await addGift(api.db, { platformId, id: 'over', receiveUntilMs: NOW_MS });
  await addGift(api.db, { platformId, id: 'to-come', startsAtMs: NOW_MS + 1 });
  await addGift(api.db, { platformId, id: 'of-hidden', seriesId: hidden.id });
  await addGift(api.db, { platformId, id: 'of-other', seriesId: open.id });
  await addGift(api.db, { platformId, id: 'of-adult', seriesId: adult.id });
  await addGift(api.db, { platformId, id: 'for-adults', target: 'ADULTS' });
});
afterAll(() => api.close());

const take = (giftId: string): Promise<TestAnswer> =>
  postTo(api, '/gift')({ giftId, requestId: newRequestId() }, { bearer });
const takeTwice = async (giftId: string) => {
  await take(giftId);
  return take(giftId);
};
const openWith = (purchaseType: string, giftId?: string): Promise<TestAnswer> =>
  postTo(api, '/v1/purchase')(
    { id: episodeId, purchaseType, ...(giftId === undefined ? {} : { giftId }), requestId: newRequestId() },
    { bearer },
  );

testRefusals('gift', {
  ALREADY_GIVEN_GIFT: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a gift taken twice', ask: () => takeTwice('twice') }],
  },
  NOT_FOUND_GIFT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'an unknown gift', ask: () => take('nothing') },
      { how: 'a gift of another platform', ask: () => take('there') },
      { how: 'a gift whose time is over', ask: () => take('over') },
      { how: 'a gift that is to come', ask: () => take('to-come') },
      { how: 'opening an episode with a ticket that one has not', ask: () => openWith('POSSESSION_GIFT') },
    ],
  },
  NOT_FOUND_GIFT_INFO: {
    ...{ status: 200, page: STAY },
    provoked: [{ how: 'a gift of a series that is no longer shown', ask: () => take('of-hidden') }],
  },
  UN_MATCHED_GIFT_TARGET_TYPE: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'a gift for adults', ask: () => take('for-adults') },
      { how: 'a gift of an adult series', ask: () => take('of-adult') },
    ],
  },
});
