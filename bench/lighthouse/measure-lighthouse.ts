import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { CHROMIUM } from '../../e2e/product/chromium.ts';
import { LIMITS, type Measure, median, PROMISES } from '../report.ts';

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
} as const;

/** What a category must reach, of 100. */
const LEAST: Readonly<Record<keyof typeof CATEGORIES, number>> = {
  performance: PROMISES.lighthousePerformance,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The audits whose values are shown, with the unit and how many of Lighthouse's own units make one (`of`). */
const AUDITS = [
  { id: 'first-contentful-paint', what: 'first paint', unit: 's', of: 1_000 },
  { id: 'largest-contentful-paint', what: 'largest paint', unit: 's', of: 1_000, most: PROMISES.largestPaintS },
  { id: 'total-blocking-time', what: 'blocked', unit: 'ms', of: 1 },
  { id: 'cumulative-layout-shift', what: 'layout shift', unit: '', of: 1 },
] as const;

/**
 * Lighthouse's scores of a page with its own settings for a phone, in the system's Chromium: the median of several visits,
 * each with an empty cache.
 * @param debuggingPort a free port, for the browser
 */
export async function measureLighthouse(url: string, debuggingPort: number): Promise<Measure[]> {
  const args = [...CHROMIUM.args, `--remote-debugging-port=${debuggingPort}`];
  const browser = await chromium.launch({ ...CHROMIUM, args });
  try {
    const visits: Visit[] = [];
    for (let visit = 0; visit < LIMITS.lighthouseVisits; visit += 1) {
      visits.push(await visitOnce(url, debuggingPort, LIMITS.lighthouseTries));
    }
    const middle = (pick: (visit: Visit) => number): number => median(visits.map(pick));
    return [
      ...categoryIds().map((id) => ({
        what: CATEGORIES[id],
        value: middle(({ scores }) => scores[id]),
        unit: 'of 100',
        least: LEAST[id],
      })),
      ...AUDITS.map(({ id, what, unit, of: each, ...promise }) => ({
        what,
        value: middle(({ values }) => (values.get(id) ?? Number.NaN) / each),
        unit,
        ...promise,
      })),
    ];
  } finally {
    await browser.close();
  }
}

interface Visit {
  scores: Record<keyof typeof CATEGORIES, number>;
  values: ReadonlyMap<string, number>;
}

/** @param tries on a busy machine Chromium sometimes misses the beginning of a visit */
async function visitOnce(url: string, port: number, tries: number): Promise<Visit> {
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: categoryIds() });
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError !== undefined && tries > 1) return visitOnce(url, port, tries - 1);
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string): number => {
    const { numericValue, errorMessage } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`${url}, ${id}: ${errorMessage}`);
    return numericValue;
  };
  const score = (id: keyof typeof CATEGORIES): number => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    values: new Map(AUDITS.map(({ id }) => [id, value(id)])),
  };
}

function categoryIds() {
  return ['performance', 'accessibility', 'best-practices', 'seo'] as const satisfies (keyof typeof CATEGORIES)[];
}
