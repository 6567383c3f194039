import { afterEach, describe, expect, test } from 'vitest';
import { allowBinge, askBingeRental, isBingeAllowed } from './chrome/binge-allowance.ts';
import { countBingeRental, endBinge, hideBars, leaveEpisode, useViewerStore } from './viewer-store.ts';

const binge = () => useViewerStore.getState().binge;
const rental = (episodeAlias: string, coins = 3) => ({ episodeAlias, episodeTitle: episodeAlias, coins });

afterEach(endBinge);

describe('renting the next ones without asking', () => {
  test('is off until it is allowed', () => {
    expect([binge(), isBingeAllowed(binge(), 1)]).toEqual([null, false]);
  });

  test('counts a rental when its episode is open, once', () => {
    allowBinge(10);
    askBingeRental(rental('ep-2'));
    expect(binge()?.spentCoins).toBe(0);
    countBingeRental('ep-2');
    countBingeRental('ep-2');
    expect(binge()).toMatchObject({ spentCoins: 3, asked: null, last: rental('ep-2') });
  });

  test('does not count another episode', () => {
    allowBinge(10);
    askBingeRental(rental('ep-2'));
    countBingeRental('ep-1');
    expect(binge()?.spentCoins).toBe(0);
  });

  test.each([
    [3, true],
    [4, true],
    [5, false],
    [null, false],
  ])('with 4 coins left, a price of %j is allowed: %s', (coins, isAllowed) => {
    allowBinge(10);
    askBingeRental(rental('ep-2', 6));
    countBingeRental('ep-2');
    expect(isBingeAllowed(binge(), coins)).toBe(isAllowed);
  });

  test('ends', () => {
    allowBinge(10);
    endBinge();
    expect(binge()).toBeNull();
  });
});

test.each([
  [false, false],
  [true, true],
])('what moves the pages hides the bars; with their menu open (%s) they stay (%s)', (isMenuOpen, areBarsShown) => {
  useViewerStore.setState({ areBarsShown: true, isMenuOpen });
  hideBars();
  expect(useViewerStore.getState().areBarsShown).toBe(areBarsShown);
  leaveEpisode();
});
