import type { Database } from '@longstrip/database';
import { coupon, gift, roulette, roulettePrize, rouletteTicket } from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';

const DAY_MS = 86_400_000;
const EVERY_CLIENT = ['WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP'] as const;
const times = { createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS };

/** A coupon of five free coins, for everybody and every client, from a day ago for ten days. */
export async function addCoupon(
  { orm }: Database,
  change: Partial<typeof coupon.$inferInsert> & { platformId: string; id: string },
): Promise<void> {
  const own = { type: 'FREE_COIN', value: 5, title: `Coupon ${change.id}`, code: change.id.toUpperCase() } as const;
  const window = { startsAtMs: TEST_NOW_MS - DAY_MS, endsAtMs: TEST_NOW_MS + 10 * DAY_MS };
  await orm.insert(coupon).values({ ...own, ...window, clients: EVERY_CLIENT, ...times, ...change });
}

/** A gift of two rental tickets for any series, for everybody, to take for five days and to use for ten. */
export async function addGift(
  { orm }: Database,
  change: Partial<typeof gift.$inferInsert> & { platformId: string; id: string },
): Promise<void> {
  const own = { type: 'RENTAL_TICKET', target: 'ALL', title: `Gift ${change.id}`, episodeCount: 2 } as const;
  const window = {
    startsAtMs: TEST_NOW_MS - DAY_MS,
    receiveUntilMs: TEST_NOW_MS + 5 * DAY_MS,
    useUntilMs: TEST_NOW_MS + 10 * DAY_MS,
  };
  await orm.insert(gift).values({ ...own, ...window, ...times, ...change });
}

type PrizeSpec = Pick<typeof roulettePrize.$inferInsert, 'kind' | 'amount' | 'weight' | 'stock' | 'givenCount'>;

/** A wheel that runs from a day ago for ten days: one of three coins in four, and nothing else. */
export async function addWheel(
  { orm }: Database,
  {
    prizes,
    ...change
  }: Partial<typeof roulette.$inferInsert> & { platformId: string; id: string; prizes?: PrizeSpec[] },
): Promise<void> {
  const window = { startsAtMs: TEST_NOW_MS - DAY_MS, endsAtMs: TEST_NOW_MS + 10 * DAY_MS };
  await orm.insert(roulette).values({ title: `Wheel ${change.id}`, ...window, ...times, ...change });
  const given = prizes ?? [
    { kind: 'FREE_COIN' as const, amount: 3, weight: 1 },
    { kind: 'NOTHING' as const, amount: 0, weight: 3 },
  ];
  const { platformId, id: rouletteId } = change;
  await orm
    .insert(roulettePrize)
    .values(given.map((prize, prizeNo) => ({ platformId, rouletteId, prizeNo, ...prize })));
}

export async function addSpins(
  { orm }: Database,
  of: { platformId: string; userId: string },
  spins: readonly { expiresAtMs: number | null }[],
): Promise<void> {
  const ticket = { source: 'EVENT', receivedAtMs: TEST_NOW_MS - DAY_MS } as const;
  const { platformId, userId } = of;
  await orm.insert(rouletteTicket).values(spins.map((spin) => ({ platformId, userId, ...ticket, ...spin })));
}

let lastRequest = 0;
/** A request id that no other request of the run has. */
export function newRequestId(): string {
  lastRequest += 1;
  return `request-${String(lastRequest).padStart(6, '0')}`;
}
