import { expect, test, vi } from 'vitest';
import { countVisit } from './count-visit.ts';

test.each([
  [false, '/api/balcony-api-v2/contents/viewcount'],
  [true, '/api/balcony-api-v2/contents/viewcount?isNotLoginAdult=true'],
])('a visit is counted once, of an adult series (%s) with the confirmed age', async (isAdult, address) => {
  const answer = new Response('{"result":"OK"}');
  const fetch = vi.fn<typeof window.fetch>(async () => answer);
  await countVisit({ alias: 'salt-crown', isAdult }, fetch);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({ method: 'POST', body: '{"contentsAlias":"salt-crown"}', keepalive: true }),
  );
  // The body is read to its end: until then its connection is not free.
  expect(answer.bodyUsed).toBe(true);
});

test('a visit without a connection does not throw', async () => {
  const fetch = vi.fn<typeof window.fetch>(async () => {
    throw new TypeError('fetch failed');
  });
  await expect(countVisit({ alias: 'salt-crown', isAdult: false }, fetch)).resolves.toBeUndefined();
});
