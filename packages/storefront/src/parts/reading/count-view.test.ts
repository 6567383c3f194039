import { expect, test, vi } from 'vitest';
import { countView } from './count-view.ts';

test.each([
  [false, '/api/balcony-api-v2/contents/viewcount'],
  [true, '/api/balcony-api-v2/contents/viewcount?isNotLoginAdult=true'],
])('a visit is counted once, of an adult series (%s) with the confirmed age', async (isAdult, address) => {
  const answer = new Response('{"result":"OK"}');
  const fetch = vi.fn<typeof window.fetch>(async () => answer);
  await countView({ seriesAlias: 'salt-crown', isAdult }, fetch);
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    address,
    expect.objectContaining({ method: 'POST', body: '{"contentsAlias":"salt-crown"}', keepalive: true }),
  );
  // The body is read to its end: until then its connection is not free.
  expect(answer.bodyUsed).toBe(true);
});

test('the opening of an episode names it', async () => {
  const fetch = vi.fn<typeof window.fetch>(async () => new Response('{}'));
  await countView({ seriesAlias: 'salt-crown', isAdult: false, episodeAlias: 'ep-1' }, fetch);
  expect(fetch.mock.calls[0]?.[1]?.body).toBe('{"contentsAlias":"salt-crown","episodeAlias":"ep-1"}');
});

test('a visit without a connection does not throw', async () => {
  const fetch = vi.fn<typeof window.fetch>(async () => {
    throw new TypeError('fetch failed');
  });
  await expect(countView({ seriesAlias: 'salt-crown', isAdult: false }, fetch)).resolves.toBeUndefined();
});
