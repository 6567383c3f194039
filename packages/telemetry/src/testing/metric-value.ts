import { scrape } from '../metrics/scrape.ts';

/** The value of a series as a scrape shows it, like `longstrip_orders{state="paid"}`; null: there is none. */
export async function metricValue(series: string): Promise<number | null> {
  const line = (await scrape()).split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? null : Number(line.slice(series.length + 1));
}
