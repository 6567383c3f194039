import { demoCatalogue } from '@longstrip/demo-catalogue';
import { expect, test } from 'vitest';
import { measurePanels } from './measure-panels.ts';

test.each([
  ['pages with gutters that lean', 'long-jump', 1],
  ['a short strip', 'cat-of-platform-nine', 2],
] as const)('95 of 100 panels of %s are found, and no cut is wrong', async (_name, workKey, episodes) => {
  const series = demoCatalogue('bom-us').find((each) => each.workKey === workKey);
  if (series === undefined) throw new Error(`the demo has no ${workKey}`);
  const { drawn, found, right, wrongCuts } = await measurePanels(series, episodes);
  expect(drawn).toBeGreaterThan(5);
  expect(right / drawn).toBeGreaterThanOrEqual(0.95);
  expect(right / found).toBeGreaterThanOrEqual(0.95);
  expect(wrongCuts).toBe(0);
});
