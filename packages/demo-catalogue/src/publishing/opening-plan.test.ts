import { WEEKDAYS } from '@longstrip/core';
import { describe, expect, it } from 'vitest';
import { demoCatalogue } from '../demo-catalogue.ts';
import { DEMO_LANGUAGES, PLATFORM_LANGUAGES } from '../works/language.ts';
import { PLAN_DAYS, planOpenings } from './opening-plan.ts';

const DAY_MS = 86_400_000;
const TODAY = new Date(Date.UTC(2026, 10, 21));
const dayAt = (offset: number) => {
  const day = new Date(TODAY.getTime() + offset * DAY_MS);
  return { weekday: day.getUTCDay() || 7, dayOfMonth: day.getUTCDate() };
};
const plan = (series: Partial<Parameters<typeof planOpenings>[0]>) =>
  planOpenings(
    {
      key: 'k',
      scheduleDays: ['MONDAY'],
      publishedCount: 2,
      lastOpenedDaysAgo: 0,
      turn: 0,
      episodes: [],
      ...series,
    },
    dayAt,
  );
const episodes = (count: number) =>
  Array.from({ length: count }, () => ({ number: '', title: '', pages: [] })) as never;

describe('the plan of a series', () => {
  it('lets what is out have come on its own days, the newest last', () => {
    // 2026-11-21 is a Saturday: the Mondays before it are five and twelve days ago.
    expect(plan({ episodes: episodes(2) })).toEqual([-12, -5]);
    expect(plan({ episodes: episodes(3), publishedCount: 3, scheduleDays: ['THURSDAY', 'MONDAY'] })).toEqual([
      -9, -5, -2,
    ]);
    expect(plan({ episodes: episodes(3), publishedCount: 3, scheduleDays: ['TEN'] })).toEqual([-20, -10, 0]);
    expect(plan({ episodes: episodes(2), lastOpenedDaysAgo: 30 })).toEqual([-40, -33]);
  });

  it('goes on week after week, and spreads the last ones over the year', () => {
    const toCome = plan({ episodes: episodes(12), turn: 0.5 }).slice(2);
    expect(toCome.slice(0, 8)).toEqual([2, 9, 16, 23, 30, 37, 44, 51]);
    expect(toCome).toHaveLength(10);
    expect(toCome.every((offset) => offset <= PLAN_DAYS && dayAt(offset).weekday === 1)).toBe(true);
    const gaps = toCome.slice(7).map((offset, index, all) => (all[index + 1] ?? PLAN_DAYS) - offset);
    expect(Math.min(...gaps)).toBeGreaterThan(30);
  });

  it('refuses a series without days', () => {
    expect(() => plan({ scheduleDays: [], episodes: episodes(2) })).toThrow('no days');
  });
});

describe('the year ahead', () => {
  /** What a platform of this language offers to every reader and goes on with. */
  const goingOn = (language: string) => {
    const platform = Object.keys(PLATFORM_LANGUAGES).find((id) => PLATFORM_LANGUAGES[id]?.[0] === language) ?? '';
    return demoCatalogue(platform).filter(
      (series) => series.language === language && series.status === 'SCHEDULED' && !series.isAdult,
    );
  };
  /** The days from now on which it has something new, by series. */
  const newDays = (language: string): Map<string, number[]> =>
    new Map(
      goingOn(language).map((series) => [series.key, planOpenings(series, dayAt).filter((offset) => offset > 0)]),
    );

  it.each(DEMO_LANGUAGES)(
    'has something new of every series that goes on, each fortnight of six weeks, in %s',
    (language) => {
      for (const [key, days] of newDays(language))
        for (const start of [0, 14, 28])
          expect(
            days.some((offset) => offset > start && offset <= start + 14),
            `${key} after day ${start}`,
          ).toBe(true);
    },
  );

  const seedings = DEMO_LANGUAGES.flatMap((language) => [0, 1, 2, 3, 4, 5, 6].map((later) => ({ language, later })));
  it.each(seedings)(
    'has something new of every series of a day on that day for six weeks, in $language, seeded $later days later',
    ({ language, later }) => {
      const laterDayAt = (offset: number) => dayAt(offset + later);
      const news = new Map(goingOn(language).map((series) => [series, new Set(planOpenings(series, laterDayAt))]));
      for (let offset = 0; offset < 42; offset += 1) {
        const day = WEEKDAYS[laterDayAt(offset).weekday - 1] ?? 'TEN';
        const due = [...news].filter(([series]) => series.scheduleDays.includes(day));
        expect(due.length).toBeGreaterThanOrEqual(4);
        expect(
          due.filter(([, openings]) => !openings.has(offset)).map(([{ key }]) => key),
          `${offset} days on`,
        ).toEqual([]);
      }
    },
  );

  it.each(DEMO_LANGUAGES)('has something new in every fortnight of it, in %s', (language) => {
    const days = [...newDays(language).values()].flat();
    for (let start = 0; start + 14 <= PLAN_DAYS; start += 14)
      expect(
        days.some((offset) => offset > start && offset <= start + 14),
        `after day ${start}`,
      ).toBe(true);
  });
});
