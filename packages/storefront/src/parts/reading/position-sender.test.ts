import { expect, test } from 'vitest';
import { createPositionSender, SEND_EVERY_MS } from './position-sender.ts';

function start() {
  const sent: Record<string, unknown>[] = [];
  let now = 1_000;
  const sender = createPositionSender(
    { seriesAlias: 'salt', episodeAlias: 'ep-1' },
    { send: (body) => sent.push(JSON.parse(body)), nowMs: () => now },
  );
  const note = (share: number, isFinished = false) =>
    sender.note({
      page: 1,
      offset: share,
      share,
      isFinished,
      anchor: { kind: 'picture', page: 1, pageId: 'a1', offset: share },
    });
  return { sent, sender, note, wait: (ms: number) => (now += ms) };
}

test('the first place is sent at once, the next ones once in half a minute', () => {
  const { sent, note, wait } = start();
  note(0.1);
  wait(SEND_EVERY_MS - 1);
  note(0.2);
  expect(sent).toHaveLength(1);
  wait(1);
  note(0.3);
  expect(sent.map(({ sharePermille }) => sharePermille)).toEqual([100, 300]);
  expect(sent[1]).toEqual({
    ...{ contentsAlias: 'salt', episodeAlias: 'ep-1', pageOrderNo: 1, offsetPermille: 300, sharePermille: 300 },
    ...{ finished: false, readAt: 1_000 + SEND_EVERY_MS, anchor: 'p1.a1@0.3' },
  });
});

test('the end of an episode is sent at once, and once', () => {
  const { sent, note, wait } = start();
  note(0.1);
  wait(1_000);
  note(1, true);
  wait(1_000);
  note(1, true);
  expect(sent.map(({ finished }) => finished)).toEqual([false, true]);
});

test('leaving sends what waits, with the time it was read at, and nothing twice', () => {
  const { sent, sender, note, wait } = start();
  sender.leave();
  note(0.1);
  wait(1_000);
  note(0.2);
  wait(5_000);
  sender.leave();
  sender.leave();
  expect(sent.map(({ sharePermille, readAt }) => [sharePermille, readAt])).toEqual([
    [100, 1_000],
    [200, 2_000],
  ]);
});

test('a place outside of the episode is sent as its edge', () => {
  const { sent, note } = start();
  note(1.2);
  expect(sent[0]).toMatchObject({ offsetPermille: 1000, sharePermille: 1000 });
});
