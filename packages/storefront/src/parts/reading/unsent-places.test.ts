// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { createPlaceRequest } from './position-sender.ts';
import { sendUnsentPlaces } from './unsent-places.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.localStorage.clear();
});

/** A connection that answers with a status, or fails. */
function connect(status: number | null) {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    if (status === null) throw new TypeError('Failed to fetch');
    bodies.push(JSON.parse(body));
    return new Response(null, { status });
  });
  return bodies;
}
const send = (episodeAlias: string, page: number) =>
  createPlaceRequest({ seriesAlias: 'salt', episodeAlias }, 'reader-a')(JSON.stringify({ page, readAt: page }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('places that could not be sent are sent once there is a connection, the last one of each episode, with their reader', async () => {
  connect(null);
  for (const page of [1, 2]) send('ep-1', page);
  vi.stubGlobal('navigator', { onLine: false });
  send('ep-2', 3);
  await settled();
  await sendUnsentPlaces();
  const sent = connect(204);
  await sendUnsentPlaces();
  await sendUnsentPlaces();
  expect(sent).toEqual([
    { page: 3, readAt: 3, reader: 'reader-a' },
    { page: 2, readAt: 2, reader: 'reader-a' },
  ]);
});

test.each([
  [409, 0],
  [401, 0],
  [429, 1],
  [503, 1],
])('after the answer %i it is sent again %i times', async (status, again) => {
  connect(null);
  send('ep-1', 1);
  await settled();
  connect(status);
  await sendUnsentPlaces();
  const sent = connect(204);
  await sendUnsentPlaces();
  expect(sent).toHaveLength(again);
});
