import { PROMISES } from '../report.ts';
import { STORE_PLATFORM } from './store-rows.ts';

const DAY_MS = 86_400_000;

/** What a page of the console asks for. */
export interface ConsoleCall {
  readonly name: string;
  /** The path below `/admin`, for the round of this number. */
  readonly path: (round: number) => string;
  readonly mostMs: number;
}

const platform = `platform=${STORE_PLATFORM}`;
const call = (mostMs: number) => (name: string, path: ConsoleCall['path'] | string) => ({
  ...{ name, mostMs },
  path: typeof path === 'string' ? () => path : path,
});
const list = call(PROMISES.consoleListMs);
const report = call(PROMISES.consoleReportMs);

/** Every list, page of a reader and report. Words and readers are others in each round; words that few rows have are the slowest. */
export function callsOf(readers: number, nowMs: number): ConsoleCall[] {
  return [...moneyCalls(), ...peopleCalls(readers), ...catalogueCalls(), ...deskCalls(readers), ...reportCalls(nowMs)];
}

function moneyCalls(): ConsoleCall[] {
  return [
    list('orders', `/orders?${platform}`),
    list('orders that are refunded', `/orders?${platform}&state=refunded`),
    list('orders of a provider that has none', `/orders?${platform}&provider=gmo`),
    list('orders paid twice', `/orders?${platform}&doubles=true`),
    list('double payments', `/orders/doubles?${platform}`),
    list('refunds that wait', `/orders/owed?${platform}`),
    list('coupons', `/coupons?${platform}`),
    list('events of providers', '/health/events'),
    list('events of one provider', '/health/events?source=apple'),
    list('health', '/health'),
  ];
}

function peopleCalls(readers: number): ConsoleCall[] {
  const reader = (round: number) => `reader-${1 + ((round * 104_729) % readers)}@example.org`;
  return [
    list('readers by the beginning of an address', (round) => `/search?${platform}&text=reader-${1 + (round % 9)}`),
    list('readers of all platforms by three letters', '/search?platform=all&text=rea'),
    list('readers by address', (round) => `/search?${platform}&text=${reader(round)}`),
    list('reader page', (round) => `/readers/one?${platform}&reader=${reader(round)}`),
    list('timeline of a reader', (round) => `/readers/timeline?${platform}&reader=${reader(round)}`),
    list('library of a reader', (round) => `/readers/library?${platform}&reader=${reader(round)}`),
    list('what a reader was given', (round) => `/readers/handed-over?${platform}&reader=${reader(round)}`),
  ];
}

function catalogueCalls(): ConsoleCall[] {
  return [
    list('series', `/catalogue?${platform}`),
    list('series by their next episode', `/catalogue?${platform}&sort=NEXT`),
    list('series by words', (round) => `/catalogue?${platform}&text=Story%20${1 + round}`),
    list('calendar of a month', `/calendar?${platform}&days=31`),
    list('series and episodes by words', (round) => `/search?platform=all&text=Story%20${1 + round}`),
    list('every series, for the command', '/series'),
  ];
}

function deskCalls(readers: number): ConsoleCall[] {
  // The oldest entries and tickets have the numbers at the end.
  const number = (round: number, step: number) => Math.floor(readers / step - round) * step;
  return [
    list('tickets that wait', `/tickets?${platform}&status=WAIT`),
    list('tickets with an answer', `/tickets?${platform}&status=COMPLETED`),
    list(
      'tickets by words',
      (round) => `/tickets?${platform}&status=COMPLETED&text=reader%20${number(round, 200) - 20}`,
    ),
    list('reported comments', `/comments/reported?${platform}`),
    list('comments reported for one reason', `/comments/reported?${platform}&state=open&reason=ABUSE`),
    list('log', '/audit?platform=all'),
    list('log of a subject', '/audit?platform=all&subject=wallet&action=wallet'),
    list('log by words', (round) => `/audit?platform=all&text=lost%20order%20${number(round, 5)}`),
    list('log by an operator with few entries', '/audit?platform=all&who=Alexandra'),
  ];
}

function reportCalls(nowMs: number): ConsoleCall[] {
  const day = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
  const since = (days: number) => `${platform}&from=${day(nowMs - days * DAY_MS)}&until=${day(nowMs)}`;
  return [
    report('numbers of 30 days', `/numbers?${since(30)}`),
    report('numbers of a year by day', `/numbers?${since(365)}`),
    report('numbers of a year by month', `/numbers?${since(365)}&by=month`),
    report('series of 30 days', `/numbers/series?${since(30)}`),
    report('series of a year', `/numbers/series?${since(365)}`),
    report('one series of a year', `/numbers/series?${since(365)}&series=1`),
    report('readers who come back', `/numbers/retention?${since(365)}`),
    report('shares of a month', `/shares?${platform}`),
    report('unused balance', `/books/unused?${platform}`),
  ];
}
