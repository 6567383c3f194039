import type { Executor, Transaction } from '@longstrip/database';
import { gift, giftTarget, userGift } from '@longstrip/database/schema';
import { and, asc, desc, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { ReaderScope } from '../../shared/reader-scope.ts';

export type GiftRow = typeof gift.$inferSelect;
type UserGiftRow = typeof userGift.$inferSelect;

/** A gift, and how it concerns a reader. */
export interface GiftOfReader {
  readonly gift: GiftRow;
  readonly isNamed: boolean;
  /** Null: they have not taken it. */
  readonly taken: UserGiftRow | null;
}

function selectGifts(executor: Executor, { platformId, userId }: ReaderScope, condition: SQL | undefined) {
  return executor
    .select({ gift, taken: userGift, isNamed: sql<boolean>`${giftTarget.giftId} is not null` })
    .from(gift)
    .leftJoin(
      userGift,
      and(eq(userGift.platformId, gift.platformId), eq(userGift.userId, userId), eq(userGift.giftId, gift.id)),
    )
    .leftJoin(
      giftTarget,
      and(eq(giftTarget.platformId, gift.platformId), eq(giftTarget.userId, userId), eq(giftTarget.giftId, gift.id)),
    )
    .where(and(eq(gift.platformId, platformId), condition));
}

/** One gift, as far as it concerns a reader; null: there is none with this id. */
export async function findGift(executor: Executor, reader: ReaderScope, giftId: string): Promise<GiftOfReader | null> {
  return (await selectGifts(executor, reader, eq(gift.id, giftId)))[0] ?? null;
}

/** Gifts that are given out now and that the reader has not taken, for any audience; those that end first stand first. */
export function listOffered(executor: Executor, reader: ReaderScope, nowMs: number): Promise<GiftOfReader[]> {
  return selectGifts(
    executor,
    reader,
    and(lte(gift.startsAtMs, nowMs), gt(gift.receiveUntilMs, nowMs), isNull(userGift.giftId)),
  ).orderBy(asc(gift.receiveUntilMs), asc(gift.id));
}

export interface TakenGift {
  readonly gift: GiftRow;
  readonly taken: UserGiftRow;
}

/** Which of the gifts that a reader took: usable ones, those for a series or for any. */
interface TakenFilter {
  readonly nowMs: number;
  readonly isUsable?: boolean;
  readonly seriesId?: number;
}

/** Gifts that a reader took: usable ones that end first stand first, then those taken last. */
export function listTaken(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  { nowMs, isUsable, seriesId }: TakenFilter,
): Promise<TakenGift[]> {
  const usable = and(lt(userGift.usedCount, userGift.issuedCount), gt(userGift.useUntilMs, nowMs));
  return executor
    .select({ gift, taken: userGift })
    .from(userGift)
    .innerJoin(gift, and(eq(gift.platformId, userGift.platformId), eq(gift.id, userGift.giftId)))
    .where(
      and(
        eq(userGift.platformId, platformId),
        eq(userGift.userId, userId),
        isUsable === true ? usable : undefined,
        seriesId === undefined ? undefined : or(eq(gift.seriesId, seriesId), isNull(gift.seriesId)),
      ),
    )
    .orderBy(
      desc(sql`(${usable})`),
      asc(sql`case when ${usable} then ${userGift.useUntilMs} end`),
      desc(userGift.receivedAtMs),
      asc(userGift.giftId),
    );
}

/** Stores that a reader took a gift; null: they had taken it, maybe in a parallel request. */
export async function addUserGift(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  { id: giftId, episodeCount, useUntilMs }: GiftRow,
  nowMs: number,
): Promise<UserGiftRow | null> {
  const rows = await transaction
    .insert(userGift)
    .values({
      ...{ platformId, userId, giftId, useUntilMs },
      ...{ receivedAtMs: nowMs, issuedCount: episodeCount, seenAtMs: nowMs },
    })
    .onConflictDoNothing()
    .returning();
  const [taken] = rows;
  if (taken === undefined) return null;
  await transaction
    .update(gift)
    .set({ takenCount: sql`${gift.takenCount} + 1` })
    .where(and(eq(gift.platformId, platformId), eq(gift.id, giftId)));
  return taken;
}

/** Names a reader for a gift; false: they were named already. */
export async function nameForGift(
  transaction: Transaction,
  { platformId, userId }: ReaderScope,
  giftId: string,
): Promise<boolean> {
  const rows = await transaction
    .insert(giftTarget)
    .values({ platformId, userId, giftId })
    .onConflictDoNothing()
    .returning({ giftId: giftTarget.giftId });
  return rows.length > 0;
}

/**
 * Takes a gift back from a reader who is named for it, and its tickets if none of them is used. The wallet is locked by this
 * transaction. @returns false: the reader is not named, or has used a ticket
 */
export async function takeBackGift(transaction: Transaction, reader: ReaderScope, giftId: string): Promise<boolean> {
  const { platformId, userId } = reader;
  const held = await findGift(transaction, reader, giftId);
  if (held === null || !held.isNamed || (held.taken?.usedCount ?? 0) > 0) return false;
  if (held.taken !== null) {
    const isUnused = eq(userGift.usedCount, 0);
    const gone = await transaction
      .delete(userGift)
      .where(
        and(eq(userGift.platformId, platformId), eq(userGift.userId, userId), eq(userGift.giftId, giftId), isUnused),
      )
      .returning({ giftId: userGift.giftId });
    if (gone.length === 0) return false;
    await transaction
      .update(gift)
      .set({ takenCount: sql`${gift.takenCount} - 1` })
      .where(and(eq(gift.platformId, platformId), eq(gift.id, giftId)));
  }
  await transaction
    .delete(giftTarget)
    .where(and(eq(giftTarget.platformId, platformId), eq(giftTarget.userId, userId), eq(giftTarget.giftId, giftId)));
  return true;
}
