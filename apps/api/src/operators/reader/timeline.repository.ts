import { TIMELINE_KINDS, type TimelineEntry, type TimelineKind } from '@longstrip/api-contract';
import type { Executor } from '@longstrip/database';
import {
  auditLog,
  coinOrder,
  coupon,
  freetimeTicket,
  gift,
  lot,
  movement,
  posting,
  purchase,
  series,
  supportTicket,
  userCoupon,
  userGift,
  userSession,
} from '@longstrip/database/schema';
import { and, asc, desc, eq, inArray, isNull, lt, lte, notLike, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { totalOf } from '../../adapters/payment/payment-provider.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';

/** A place in a timeline: entries are sorted by time with the newest first, then by kind, then by id. */
export interface TimelinePlace {
  readonly atMs: number;
  readonly kind: TimelineKind;
  readonly id: string;
}

interface Asked {
  readonly scope: ReaderScope;
  /** Null: from the newest on. */
  readonly after: TimelinePlace | null;
  readonly limit: number;
}

/** What of a kind comes after a place. */
function isAfter(kind: TimelineKind, { after }: Asked, at: AnyPgColumn, id: AnyPgColumn): SQL | undefined {
  if (after === null) return undefined;
  if (kind === after.kind) return sql`(${at}, ${id}) < (${after.atMs}, ${after.id})`;
  const isLater = TIMELINE_KINDS.indexOf(kind) > TIMELINE_KINDS.indexOf(after.kind);
  return isLater ? lte(at, after.atMs) : lt(at, after.atMs);
}

type Lister = (executor: Executor, asked: Asked) => Promise<TimelineEntry[]>;

const listMovements: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select()
    .from(movement)
    .where(
      and(
        eq(movement.platformId, platformId),
        eq(movement.userId, userId),
        isAfter('movement', asked, movement.createdAtMs, movement.id),
      ),
    )
    .orderBy(desc(movement.createdAtMs), desc(movement.id))
    .limit(asked.limit);
  const ids = rows.map(({ id }) => id);
  const lines = await executor
    .select({ movementId: posting.movementId, amount: posting.amount, lot })
    .from(posting)
    .innerJoin(
      lot,
      and(eq(lot.platformId, posting.platformId), eq(lot.userId, posting.userId), eq(lot.id, posting.lotId)),
    )
    .where(
      and(
        eq(posting.platformId, platformId),
        eq(posting.readerId, userId),
        eq(posting.userId, userId),
        inArray(posting.movementId, ids),
      ),
    )
    .orderBy(asc(posting.movementId), asc(posting.lineNo));
  return rows.map(({ id, createdAtMs: atMs, type, cause, reversesId }) => ({
    ...{ kind: 'movement', id: String(id), atMs, movementId: id, type, cause, reversesId },
    lots: lines
      .filter(({ movementId }) => movementId === id)
      .map(({ amount, lot: { id: lotId, kind, source, remaining, expiresAtMs } }) => ({
        ...{ lotId, kind, source, amount, remaining, expiresAtMs },
      })),
  }));
};

const listOrders: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select()
    .from(coinOrder)
    .where(
      and(
        eq(coinOrder.platformId, platformId),
        eq(coinOrder.userId, userId),
        isAfter('order', asked, coinOrder.createdAtMs, coinOrder.id),
      ),
    )
    .orderBy(desc(coinOrder.createdAtMs), desc(coinOrder.id))
    .limit(asked.limit);
  return rows.map((row) => {
    const { id, createdAtMs: atMs, title, state, provider, currency } = row;
    return { kind: 'order', id, atMs, title, state, provider, total: totalOf(row), currency };
  });
};

const listPurchases: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select({ row: purchase, seriesTitle: series.title })
    .from(purchase)
    .innerJoin(series, eq(series.id, purchase.seriesId))
    .where(
      and(
        eq(purchase.platformId, platformId),
        eq(purchase.userId, userId),
        isAfter('purchase', asked, purchase.createdAtMs, purchase.id),
      ),
    )
    .orderBy(desc(purchase.createdAtMs), desc(purchase.id))
    .limit(asked.limit);
  return rows.map(({ row: { id, createdAtMs: atMs, type, coins, episodeCount, undoneAtMs }, seriesTitle }) => ({
    ...{ kind: 'purchase', id: String(id), atMs, purchaseId: id, type, seriesTitle, coins, episodeCount },
    isUndone: undoneAtMs !== null,
  }));
};

const listGifts: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select({ own: userGift, title: gift.title, type: gift.type })
    .from(userGift)
    .innerJoin(gift, and(eq(gift.platformId, userGift.platformId), eq(gift.id, userGift.giftId)))
    .where(
      and(
        eq(userGift.platformId, platformId),
        eq(userGift.userId, userId),
        isAfter('gift', asked, userGift.receivedAtMs, userGift.giftId),
      ),
    )
    .orderBy(desc(userGift.receivedAtMs), desc(userGift.giftId))
    .limit(asked.limit);
  return rows.map(({ own: { giftId: id, receivedAtMs: atMs, usedCount, useUntilMs: expiresAtMs }, title, type }) => ({
    ...{ kind: 'gift', id, atMs, title, type, usedCount, expiresAtMs },
  }));
};

const listCoupons: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select({ own: userCoupon, title: coupon.title, type: coupon.type })
    .from(userCoupon)
    .innerJoin(coupon, and(eq(coupon.platformId, userCoupon.platformId), eq(coupon.id, userCoupon.couponId)))
    .where(
      and(
        eq(userCoupon.platformId, platformId),
        eq(userCoupon.userId, userId),
        isAfter('coupon', asked, userCoupon.receivedAtMs, userCoupon.id),
      ),
    )
    .orderBy(desc(userCoupon.receivedAtMs), desc(userCoupon.id))
    .limit(asked.limit);
  return rows.map(({ own: { id, receivedAtMs: atMs, usedAtMs, orderId, expiresAtMs }, title, type }) => ({
    ...{ kind: 'coupon', id: String(id), atMs, title, type, usedAtMs, orderId, expiresAtMs },
  }));
};

const listFreetimeTickets: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select({ row: freetimeTicket, seriesTitle: series.title })
    .from(freetimeTicket)
    .innerJoin(series, eq(series.id, freetimeTicket.seriesId))
    .where(
      and(
        eq(freetimeTicket.platformId, platformId),
        eq(freetimeTicket.userId, userId),
        isAfter('freetime', asked, freetimeTicket.usedAtMs, freetimeTicket.seriesId),
      ),
    )
    .orderBy(desc(freetimeTicket.usedAtMs), desc(freetimeTicket.seriesId))
    .limit(asked.limit);
  return rows.map(({ row: { seriesId, usedAtMs: atMs, readyAtMs }, seriesTitle }) => ({
    ...{ kind: 'freetime', id: String(seriesId), atMs, seriesTitle, readyAtMs },
  }));
};

const listSupportTickets: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select()
    .from(supportTicket)
    .where(
      and(
        eq(supportTicket.platformId, platformId),
        eq(supportTicket.userId, userId),
        isNull(supportTicket.deletedAtMs),
        isAfter('ticket', asked, supportTicket.createdAtMs, supportTicket.id),
      ),
    )
    .orderBy(desc(supportTicket.createdAtMs), desc(supportTicket.id))
    .limit(asked.limit);
  return rows.map(({ id, createdAtMs: atMs, title, status }) => ({ kind: 'ticket', id, atMs, title, status }));
};

const listSessions: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select()
    .from(userSession)
    .where(
      and(
        eq(userSession.platformId, platformId),
        eq(userSession.userId, userId),
        isAfter('session', asked, userSession.createdAtMs, userSession.id),
      ),
    )
    .orderBy(desc(userSession.createdAtMs), desc(userSession.id))
    .limit(asked.limit);
  return rows.map(({ id, createdAtMs: atMs, expiresAtMs, revokedAtMs: endedAtMs }) => ({
    ...{ kind: 'session', id, atMs, expiresAtMs, endedAtMs },
  }));
};

const listActs: Lister = async (executor, asked) => {
  const { platformId, userId } = asked.scope;
  const rows = await executor
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.subjectType, ['reader', 'wallet']),
        eq(auditLog.subjectId, `${platformId}/${userId}`),
        // Looks change nothing.
        notLike(auditLog.action, 'reader.look%'),
        isAfter('operator', asked, auditLog.loggedAtMs, auditLog.id),
      ),
    )
    .orderBy(desc(auditLog.loggedAtMs), desc(auditLog.id))
    .limit(asked.limit);
  return rows.map(({ id, loggedAtMs: atMs, actor: operator, action, after }) => ({
    ...{ kind: 'operator', id: String(id), atMs, operator, action, after },
  }));
};

const LISTERS: Readonly<Record<TimelineKind, Lister>> = {
  movement: listMovements,
  order: listOrders,
  purchase: listPurchases,
  gift: listGifts,
  coupon: listCoupons,
  freetime: listFreetimeTickets,
  ticket: listSupportTickets,
  session: listSessions,
  operator: listActs,
};

/** What of a kind happened to a reader after a place, the newest first. */
export function listTimeline(executor: Executor, kind: TimelineKind, asked: Asked): Promise<TimelineEntry[]> {
  return LISTERS[kind](executor, asked);
}
