import type { Database } from '@longstrip/database';
import {
  auditLog,
  coupon,
  gift,
  giftTarget,
  roulette,
  roulettePrize,
  rouletteTicket,
} from '@longstrip/database/schema';
import { TEST_NOW_MS } from '@longstrip/test-kit';

const DAY_MS = 86_400_000;
const EVERY_CLIENT = ['WEB', 'AND_PLAY', 'AND_PLUS', 'IOS_APP'] as const;
const times = { createdAtMs: TEST_NOW_MS, updatedAtMs: TEST_NOW_MS };

/** Writes to the audit log that an operator made something in its present state: the books compare the two. */
export async function recordApplied<Row extends { readonly platformId: string; readonly id: string }>(
  { orm }: Database,
  subjectType: 'coupon' | 'gift' | 'roulette' | 'event' | 'product',
  row: Row | undefined,
  nowMs: number = TEST_NOW_MS,
): Promise<void> {
  if (row === undefined) throw new Error(`no ${subjectType} was made`);
  await orm.insert(auditLog).values({
    ...{ loggedAtMs: nowMs, actor: 'test', actorRole: 'owner', action: `${subjectType}.apply`, subjectType },
    ...{ subjectId: `${row.platformId}/${row.id}`, after: row },
  });
}

/** A coupon of five free coins, for every reader and every client, from a day ago for ten days. */
export async function addCoupon(
  database: Database,
  change: Partial<typeof coupon.$inferInsert> & { platformId: string; id: string },
): Promise<void> {
  const own = { type: 'FREE_COIN', value: 5, title: `Coupon ${change.id}`, code: change.id.toUpperCase() } as const;
  const window = { startsAtMs: TEST_NOW_MS - DAY_MS, endsAtMs: TEST_NOW_MS + 10 * DAY_MS };
  const values = { ...own, ...window, clients: EVERY_CLIENT, ...times, ...change };
  const [made] = await database.orm.insert(coupon).values(values).returning();
  await recordApplied(database, 'coupon', made);
}

/** A gift of two rental tickets for any series, for every reader, to take for five days and to use for ten. */
export async function addGift(
  database: Database,
  change: Partial<typeof gift.$inferInsert> & { platformId: string; id: string },
): Promise<void> {
  const own = { type: 'RENTAL_TICKET', target: 'ALL', title: `Gift ${change.id}`, episodeCount: 2 } as const;
  const window = {
    startsAtMs: TEST_NOW_MS - DAY_MS,
    receiveUntilMs: TEST_NOW_MS + 5 * DAY_MS,
    useUntilMs: TEST_NOW_MS + 10 * DAY_MS,
  };
  const [made] = await database.orm
    .insert(gift)
    .values({ ...own, ...window, ...times, ...change })
    .returning();
  await recordApplied(database, 'gift', made);
}

type PrizeSpec = Pick<typeof roulettePrize.$inferInsert, 'kind' | 'amount' | 'weight' | 'stock' | 'givenCount'>;

/** A wheel that runs from a day ago for ten days: three coins with a chance of one in four, otherwise nothing. */
export async function addWheel(
  database: Database,
  {
    prizes,
    ...change
  }: Partial<typeof roulette.$inferInsert> & { platformId: string; id: string; prizes?: PrizeSpec[] },
): Promise<void> {
  const window = { startsAtMs: TEST_NOW_MS - DAY_MS, endsAtMs: TEST_NOW_MS + 10 * DAY_MS };
  const { orm } = database;
  const wheel = { title: `Wheel ${change.id}`, ...window, ...times, ...change };
  const [made] = await orm.insert(roulette).values(wheel).returning();
  const given = prizes ?? [
    { kind: 'FREE_COIN' as const, amount: 3, weight: 1 },
    { kind: 'NOTHING' as const, amount: 0, weight: 3 },
  ];
  const { platformId, id: rouletteId } = change;
  const prizesMade = await orm
    .insert(roulettePrize)
    .values(given.map((prize, prizeNo) => ({ platformId, rouletteId, prizeNo, ...prize })))
    .returning();
  await recordApplied(database, 'roulette', made === undefined ? made : { ...made, prizes: prizesMade });
}

/** Has an operator name a reader for a gift. */
export async function nameReader(
  { orm }: Database,
  { platformId, userId, giftId }: { platformId: string; userId: string; giftId: string },
): Promise<void> {
  await orm.insert(giftTarget).values({ platformId, userId, giftId });
  await orm.insert(auditLog).values({
    ...{ loggedAtMs: TEST_NOW_MS, actor: 'test', actorRole: 'owner', action: 'reader.gift', subjectType: 'reader' },
    ...{ subjectId: `${platformId}/${userId}`, after: { kind: 'gift', key: giftId } },
  });
}

/** Spins that an operator gave a day ago. */
export async function addSpins(
  { orm }: Database,
  of: { platformId: string; userId: string },
  spins: readonly { expiresAtMs: number | null }[],
): Promise<void> {
  const { platformId, userId } = of;
  const receivedAtMs = TEST_NOW_MS - DAY_MS;
  const ticket = { source: 'ADMIN', receivedAtMs } as const;
  await orm.insert(rouletteTicket).values(spins.map((spin) => ({ platformId, userId, ...ticket, ...spin })));
  await orm.insert(auditLog).values(
    spins.map(({ expiresAtMs }) => ({
      ...{ loggedAtMs: receivedAtMs, actor: 'test', actorRole: 'owner' as const, action: 'reader.ticket' },
      ...{ subjectType: 'reader', subjectId: `${platformId}/${userId}` },
      after: { kind: 'ticket', count: 1, days: expiresAtMs === null ? null : (expiresAtMs - receivedAtMs) / DAY_MS },
    })),
  );
}

let lastRequest = 0;
/** A request id that no other request of the run has. */
export function newRequestId(): string {
  lastRequest += 1;
  return `request-${String(lastRequest).padStart(6, '0')}`;
}
