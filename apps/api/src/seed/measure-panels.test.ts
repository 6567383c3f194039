import { demoCatalogue } from '@longstrip/demo-catalogue';
import { expect, test } from 'vitest';
import { measurePanels } from './measure-panels.ts';

test.each(['second-serve', 'last-bus'])(
  '95 of 100 panels of %s are found, and no cut of its strip is wrong',
  async (workKey) => {
    const series = demoCatalogue('bom-us').find((each) => each.workKey === workKey);
    if (series === undefined) throw new Error(`the demo has no ${workKey}`);
    const { drawn, found, right, wrongCuts } = await measurePanels(series, 1);
    expect(drawn).toBeGreaterThan(15);
    expect(right / drawn).toBeGreaterThanOrEqual(0.95);
    expect(right / found).toBeGreaterThanOrEqual(0.95);
    expect(wrongCuts).toBe(0);
  },
);
