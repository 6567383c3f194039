import type { ViewerLayerChange } from '@longstrip/core';
import { expect, test } from 'vitest';
import { createSettingsSender, type SettingsTarget } from './settings-sender.ts';

/** A sender whose moments of rest and answers are the test's. */
function open() {
  const sent: [SettingsTarget, ViewerLayerChange][] = [];
  const rests: (() => void)[] = [];
  let accepts = true;
  let losses = 0;
  const sender = createSettingsSender({
    send: async (target, change) => {
      sent.push([target, change]);
      return accepts;
    },
    rest: (run) => rests.push(run),
    onLost: () => {
      losses += 1;
    },
  });
  const rest = async () => {
    for (const run of rests.splice(0)) run();
    await new Promise((done) => setImmediate(done));
  };
  const refuse = (refuses: boolean) => {
    accepts = !refuses;
  };
  return { sender, sent, rest, refuse, losses: () => losses };
}

test('changes that follow at once are sent as one, when the reader rests', async () => {
  const { sender, sent, rest } = open();
  for (const warmth of [10, 20, 30]) sender.change(null, { warmth });
  sender.change('salt-crown', { font: 'sans' });
  sender.change(null, { font: null });
  expect(sent).toEqual([]);
  await rest();
  expect(sent).toEqual([
    [null, { warmth: 30, font: null }],
    ['salt-crown', { font: 'sans' }],
  ]);
});

test('what was lost is told, and sent again with the next change, which wins', async () => {
  const { sender, sent, rest, refuse, losses } = open();
  refuse(true);
  sender.change(null, { font: 'sans', isGrey: true });
  const lost = rest();
  // While the first one is on its way.
  sender.change(null, { font: 'serif' });
  await lost;
  expect(losses()).toBe(1);
  refuse(false);
  await rest();
  expect(sent.at(-1)).toEqual([null, { font: 'serif', isGrey: true }]);
  await rest();
  expect([sent.length, losses()]).toEqual([2, 1]);
});

test('nothing waits when the page is left', async () => {
  const { sender, sent, rest } = open();
  sender.change(null, { isGrey: true });
  sender.flush();
  await rest();
  expect(sent).toEqual([[null, { isGrey: true }]]);
});
