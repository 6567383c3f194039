import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../demo-catalogue.ts';
import { DEMO_LANGUAGES } from '../works/language.ts';
import { PLATFORM_LANGUAGES } from '../works/platforms.ts';
import { PLAN_DAYS, planOpenings } from './opening-plan.ts';

const DAY_MS = 86_400_000;
const TODAY = new Date(Date.UTC(2026, 10, 21));
const dayAt = (offset: number) => {
  const day = new Date(TODAY.getTime() + offset * DAY_MS);
  return { weekday: day.getUTCDay() || 7, dayOfMonth: day.getUTCDate() };
};
const plan = (series: Partial<Parameters<typeof planOpenings>[0]>) =>
  planOpenings(
    { key: 'k', scheduleDays: ['MONDAY'], publishedCount: 2, lastOpenedDaysAgo: 0, turn: 0, episodes: [], ...series },
    dayAt,
  );
const episodes = (count: number) =>
  Array.from({ length: count }, () => ({ number: '', title: '', pages: [] })) as never;

describe('the plan of a series', () => {
  it('lets what is out have come on its own days, the newest last', () => {
    // 2026-11-21 is a Saturday: the Mondays before it are five and twelve days ago.
    expect(plan({ episodes: episodes(2) })).toEqual([-12, -5]);
    expect(plan({ episodes: episodes(2), scheduleDays: ['SATURDAY', 'MONDAY'] })).toEqual([-5, 0]);
    expect(plan({ episodes: episodes(3), publishedCount: 3, scheduleDays: ['TEN'] })).toEqual([-20, -10, 0]);
    expect(plan({ episodes: episodes(2), lastOpenedDaysAgo: 30 })).toEqual([-40, -33]);
  });

  it('lets the rest follow on its own days, spread over a year', () => {
    const days = plan({ episodes: episodes(6) });
    const toCome = days.slice(2);
    expect(toCome).toHaveLength(4);
    expect(toCome.every((offset) => offset > 0 && offset <= PLAN_DAYS && dayAt(offset).weekday === 1)).toBe(true);
    expect((toCome.at(-1) ?? 0) - (toCome[0] ?? 0)).toBeGreaterThan(PLAN_DAYS / 2);
  });

  it('refuses a series without days', () => {
    expect(() => plan({ scheduleDays: [], episodes: episodes(2) })).toThrow('no days');
  });
});

describe('the year ahead', () => {
  it('has something new in every fortnight, in each language', () => {
    for (const language of DEMO_LANGUAGES) {
      const platform = Object.keys(PLATFORM_LANGUAGES).find((id) => PLATFORM_LANGUAGES[id]?.[0] === language) ?? '';
      const toCome = demoCatalogue(platform)
        .filter((series) => series.language === language)
        .flatMap((series) => planOpenings(series, dayAt).filter((offset) => offset > 0));
      for (let start = 0; start + 14 <= PLAN_DAYS; start += 14)
        expect(
          toCome.some((offset) => offset > start && offset <= start + 14),
          `${language} after day ${start}`,
        ).toBe(true);
    }
  });
});
