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
const send = (episodeAlias: string, page: number, reader = 'reader-a') =>
  createPlaceRequest({ seriesAlias: 'salt', episodeAlias }, reader)(JSON.stringify({ page, readAt: page }));
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a place names its reader also when it is sent at once', () => {
  const sent = connect(204);
  send('ep-1', 1);
  expect(sent).toEqual([{ page: 1, readAt: 1, reader: 'reader-a' }]);
});

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
  [400, 0],
  [422, 0],
  [401, 1],
  [409, 1],
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

test('the places of another reader wait for that one, and hold up no others', async () => {
  connect(null);
  for (const [episode, reader] of Object.entries({ 'ep-1': 'reader-b', 'ep-2': 'reader-b', 'ep-3': 'reader-a' }))
    send(episode, 1, reader);
  await settled();
  const asked: string[] = [];
  const sendAs = async (session: string) => {
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      const { reader } = JSON.parse(body);
      asked.push(reader);
      return new Response(null, { status: reader === session ? 204 : 409 });
    });
    await sendUnsentPlaces();
    return asked.splice(0);
  };
  expect(await sendAs('reader-a')).toEqual(['reader-b', 'reader-a']);
  expect(await sendAs('reader-b')).toEqual(['reader-b', 'reader-b']);
  expect(await sendAs('reader-b')).toEqual([]);
});
