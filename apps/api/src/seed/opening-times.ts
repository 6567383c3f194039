import { type DemoSeries, planOpenings } from '@longstrip/demo-catalogue';
import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { DateTime } from 'luxon';

/**
 * When each episode of a demo series opens on a platform, epoch milliseconds, first episode first: at the start of the
 * planned days in the platform's zone, counted from the day of `nowMs` there.
 */
export function openingTimes(series: DemoSeries, platformId: string, nowMs: number): number[] {
  if (!isPlatformId(platformId)) throw new Error(`the demo names an unknown platform "${platformId}"`);
  const today = DateTime.fromMillis(nowMs, { zone: getPlatform(platformId).timeZone }).startOf('day');
  const dayAt = (offset: number) => {
    const day = today.plus({ days: offset });
    return { weekday: day.weekday, dayOfMonth: day.day };
  };
  return planOpenings(series, dayAt).map((offset) => today.plus({ days: offset }).toMillis());
}
