import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPositionSender, SEND_EVERY_MS } from './position-sender.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000 }));
afterEach(() => void vi.useRealTimers());

function start() {
  const sent: Record<string, unknown>[] = [];
  const sender = createPositionSender(
    { seriesAlias: 'salt', episodeAlias: 'ep-1' },
    { send: (body) => sent.push(JSON.parse(body)), nowMs: Date.now },
  );
  const note = (share: number, isFinished = false) =>
    sender.note({
      page: 1,
      offset: share,
      share,
      isFinished,
      anchor: { kind: 'picture', page: 1, pageId: 'a1', offset: share },
    });
  return { sent, sender, note, wait: (ms: number) => void vi.advanceTimersByTime(ms) };
}

test('the first place is sent at once, then the last one of each half minute, also of a reader who rests', () => {
  const { sent, note, wait } = start();
  note(0.1);
  wait(SEND_EVERY_MS - 2);
  note(0.2);
  note(0.3);
  wait(1);
  expect(sent).toHaveLength(1);
  wait(1);
  expect(sent.map(({ sharePermille }) => sharePermille)).toEqual([100, 300]);
  expect(sent[1]).toEqual({
    ...{ contentsAlias: 'salt', episodeAlias: 'ep-1', pageOrderNo: 1, offsetPermille: 300, sharePermille: 300 },
    ...{ finished: false, readAt: 1_000 + SEND_EVERY_MS - 2, anchor: 'p1.a1@0.3' },
  });
  wait(2 * SEND_EVERY_MS);
  expect(sent).toHaveLength(2);
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
