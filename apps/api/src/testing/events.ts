import type { Database } from '@longstrip/database';
import { event, eventReward, eventSeries, eventText } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';
import { recordApplied } from './benefits.ts';

const DAY_MS = 86_400_000;
const times = { createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS };

type RewardSpec = Pick<typeof eventReward.$inferInsert, 'atCount' | 'kind' | 'amount'>;

/** Default fields of each kind. */
const OF_KIND = {
  BANNER: {},
  ATTENDANCE: {},
  COUPON: {},
  TICKET: { ticketMode: 'FIRST_COME', ticketTotal: 10 },
} as const;

/** An event for every reader with an English text, from a day ago for ten days: an attendance check without rewards. */
export async function addEvent(
  database: Database,
  {
    rewards = [],
    seriesIds = [],
    body = '',
    ...change
  }: Partial<typeof event.$inferInsert> & {
    platformId: string;
    id: string;
    rewards?: readonly RewardSpec[];
    seriesIds?: readonly number[];
    body?: string;
  },
): Promise<void> {
  const { platformId, id: eventId, kind = 'ATTENDANCE' } = change;
  const window = { startsAtMs: TEST_NOW_MS - DAY_MS, endsAtMs: TEST_NOW_MS + 10 * DAY_MS };
  const { orm } = database;
  const [made] = await orm
    .insert(event)
    .values({ kind, ...OF_KIND[kind], ...window, ...times, ...change })
    .returning();
  await recordApplied(database, 'event', made === undefined ? made : { ...made, rewards });
  await orm
    .insert(eventText)
    .values({ platformId, eventId, locale: localeOf(platformId), title: `Event ${eventId}`, line: 'A line', body });
  if (rewards.length > 0) {
    await orm.insert(eventReward).values(rewards.map((reward) => ({ platformId, eventId, ...reward })));
  }
  const rows = seriesIds.map((seriesId, position) => ({ platformId, eventId, seriesId, position }));
  if (rows.length > 0) await orm.insert(eventSeries).values(rows);
}

function localeOf(platformId: string): 'ja-JP' | 'en-US' {
  return platformId === 'beltoon-jp' ? 'ja-JP' : 'en-US';
}

/** The tables of events, those that refer to others first. */
export const EVENT_TABLES = [
  'event_address',
  'event_entry',
  'event_stamp',
  'event_given',
  'event_reward',
  'event_series',
  'event_text',
  'event',
] as const;

/** An address that is valid in every field. */
export const PRIZE_ADDRESS = {
  name: 'Ada Reader',
  zipCode: '94103',
  city: 'San Francisco',
  address1: '1 Market Street',
  address2: '',
  phone: '+1 415 555 0100',
};
