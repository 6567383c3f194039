import { TEST_NOW_MS } from '@longstrip/test-kit';
import { addUser } from '@longstrip/test-kit/data';
import { afterAll, beforeAll } from 'vitest';
import { STAY, testRefusals } from '../../testing/refusal-table.ts';
import { plainPicture, sendTicketTo, ticketForm } from '../../testing/support.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';

const platformId = 'bom-us';
const MOST_BYTES = 3 * 1024 * 1024;

let api: TestApi;
let bearer: string;
let busy: string;
beforeAll(async () => {
  api = await createTestApi();
  ({ accessToken: bearer } = await addUser(api.db, { platformId, id: 'reader' }));
  ({ accessToken: busy } = await addUser(api.db, { platformId, id: 'busy' }));
  api.clock.setTo(TEST_NOW_MS);
  for (let sent = 0; sent < 5; sent += 1) await sendTicketTo(api, busy);
});
afterAll(() => api.close());

/** A real picture, padded after its end to a certain size. */
async function pictureOf(bytes: number): Promise<Uint8Array> {
  const padded = new Uint8Array(bytes);
  padded.set(await plainPicture('jpeg'));
  return padded;
}

testRefusals('ticket', {
  LIMIT_QNA_COUNT: {
    ...{ status: 200, page: STAY },
    provoked: [
      { how: 'the sixth ticket of a day', ask: () => sendTicketTo(api, busy) },
      {
        how: 'the sixth, with a picture',
        ask: async () => sendTicketTo(api, busy, ticketForm([await plainPicture('png')])),
      },
    ],
  },
  FILE_SIZE: {
    ...{ status: 200, page: STAY },
    provoked: [
      {
        how: 'a picture of a byte more than 3 MB',
        ask: async () => sendTicketTo(api, bearer, ticketForm([await pictureOf(MOST_BYTES + 1)])),
      },
      {
        how: 'a form of more than its pictures may have',
        ask: async () => sendTicketTo(api, bearer, ticketForm([new Uint8Array(3 * MOST_BYTES + 100_000)])),
      },
    ],
  },
});
