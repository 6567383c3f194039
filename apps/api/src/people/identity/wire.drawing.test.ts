import { REQUEST_HEADERS } from '@longstrip/api-contract';
import { userSession } from '@longstrip/database/schema';
import { addUser } from '@longstrip/test-kit/data';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, TEST_SERVICE_SECRET, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

/** The calls of a page, by the status of the reader's own account. */
function pageOf(bearer: string, { id, secret = TEST_SERVICE_SECRET }: { id: string; secret?: string }) {
  const headers = {
    [REQUEST_HEADERS.requestId]: id,
    [REQUEST_HEADERS.drawing]: '1',
    [REQUEST_HEADERS.serviceSecret]: secret,
  };
  return async () => (await api.ask('/user', { method: 'POST', bearer, headers })).status;
}

test('a page is drawn for the reader of one moment, and the next one knows that the session has ended', async () => {
  const { accessToken, userId } = await addUser(api.db, { platformId: 'bom-us', id: 'reader' });
  const other = await addUser(api.db, { platformId: 'bom-us', id: 'other' });
  const [first, next] = [pageOf(accessToken, { id: 'page-1' }), pageOf(accessToken, { id: 'page-2' })];
  const stranger = pageOf(accessToken, { id: 'page-1', secret: 'not the secret of the sites' });
  expect([await first(), await stranger()]).toEqual([200, 200]);
  await api.db.orm.update(userSession).set({ revokedAtMs: api.clock.nowMs() }).where(eq(userSession.userId, userId));
  expect([await first(), await next(), await stranger()]).toEqual([200, 401, 401]);
  // Another reader under the id of the same page is another one.
  expect(await pageOf(other.accessToken, { id: 'page-1' })()).toBe(200);
});
