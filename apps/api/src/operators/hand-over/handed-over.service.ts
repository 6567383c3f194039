import type {
  HandedOverPage,
  HandedOverQuerySchema,
  HandOverChoices,
  HandOverChoicesQuerySchema,
} from '@longstrip/api-contract';
import { type Decision, grant, refuse } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { coupon, gift, series } from '@longstrip/database/schema';
import { getPlatform } from '@longstrip/platform-config';
import { and, asc, eq, gt, ilike, lte, or, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { countUnused, findGift, findHandedCoupon, findReaderByOperator } from '../../money/index.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import type { ReaderScope } from '../../shared/reader-scope.ts';
import { type HandedOverRow, listHandedOver } from './handed-over.repository.ts';

const CHOICES_MOST = 20;

/** `adminHandOverChoices`: coupons and gifts that `adminHandOver` can give now, by title or key; those that end first stand first. */
export async function listChoices(
  executor: Executor,
  { platform: platformId, text }: v.InferOutput<typeof HandOverChoicesQuerySchema>,
  nowMs: number,
): Promise<HandOverChoices> {
  const { currency } = getPlatform(knownPlatform(platformId));
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const coupons = await executor
    .select()
    .from(coupon)
    .where(
      and(
        ...[eq(coupon.platformId, platformId), lte(coupon.startsAtMs, nowMs), gt(coupon.endsAtMs, nowMs)],
        text === '' ? undefined : or(ilike(coupon.title, pattern), ilike(coupon.id, pattern)),
        sql`${coupon.issuedCount} < coalesce(${coupon.totalLimit}, ${coupon.issuedCount} + 1)`,
      ),
    )
    .orderBy(asc(coupon.endsAtMs), asc(coupon.id))
    .limit(CHOICES_MOST);
  const gifts = await executor
    .select({ gift, seriesTitle: series.title })
    .from(gift)
    .leftJoin(series, eq(series.id, gift.seriesId))
    .where(
      and(
        ...[eq(gift.platformId, platformId), gt(gift.receiveUntilMs, nowMs)],
        text === '' ? undefined : or(ilike(gift.title, pattern), ilike(gift.id, pattern), ilike(series.title, pattern)),
      ),
    )
    .orderBy(asc(gift.receiveUntilMs), asc(gift.id))
    .limit(CHOICES_MOST);
  return {
    coupons: coupons.map(({ id: key, title, type, percent, amountMinorUnits: amount, value, ...row }) => ({
      ...{ key, title, type, percent, amount, currency: currency.code, value, endsAtMs: row.endsAtMs },
      ...{ left: row.totalLimit === null ? null : row.totalLimit - row.issuedCount, perUserLimit: row.perUserLimit },
    })),
    gifts: gifts.map(({ gift: { id: key, title, type, target, episodeCount: episodes, ...row }, seriesTitle }) => ({
      ...{ key, title, type, target, episodes, seriesTitle },
      ...{ receiveUntilMs: row.receiveUntilMs, useUntilMs: row.useUntilMs },
    })),
  };
}

/** `adminHandedOver`: what operators gave to a reader, and what of it can be taken back now. */
export async function readHandedOver(
  executor: Executor,
  { platform: platformId, reader, after, limit }: v.InferOutput<typeof HandedOverQuerySchema>,
  nowMs: number,
): Promise<Decision<HandedOverPage, 'NOT_EXIST'>> {
  const scope = await findReaderByOperator(executor, { platformId, reader });
  if (scope === null) return refuse('NOT_EXIST');
  const [beforeId] = after.split('.');
  const found = await listHandedOver(executor, scope, {
    ...{ beforeId: after === '' ? null : Number(beforeId), limit: limit + 1 },
  });
  const rows: HandedOverPage['rows'] = [];
  for (const row of found.slice(0, limit)) {
    const { handed, kind, key, count, atMs, by, reason } = row;
    const { title, left, isEnded } = await whatIsLeft(executor, scope, row, nowMs);
    const state = row.takenBack !== null ? 'TAKEN_BACK' : isEnded ? 'ENDED' : left > 0 ? 'UNUSED' : 'USED';
    rows.push({ handed, kind, key, title, count, atMs, by, reason, state, left: state === 'UNUSED' ? left : 0 });
  }
  const last = rows.at(-1);
  const hasMore = found.length > rows.length && last !== undefined;
  return grant({ rows, next: hasMore ? `${last.handed}.handed` : null });
}

interface Left {
  /** Of the coupon or gift; null: spins, or what is gone. */
  readonly title: string | null;
  readonly left: number;
  readonly isEnded: boolean;
}

async function whatIsLeft(
  executor: Executor,
  scope: ReaderScope,
  { kind, key, count, atMs: receivedAtMs, expiresAtMs }: HandedOverRow,
  nowMs: number,
): Promise<Left> {
  switch (kind) {
    case 'coupon': {
      const held = await findHandedCoupon(executor, scope, { couponId: key, receivedAtMs }, nowMs);
      const isUnused = held !== null && held.owned.usedAtMs === null;
      const title = held?.coupon.title ?? null;
      return { title, left: held?.left ?? 0, isEnded: isUnused && held.owned.expiresAtMs <= nowMs };
    }
    case 'gift': {
      const held = await findGift(executor, scope, key);
      if (held === null) return { title: null, left: 0, isEnded: false };
      const isUnused = held.isNamed && (held.taken?.usedCount ?? 0) === 0;
      const endsAtMs = held.taken?.useUntilMs ?? held.gift.receiveUntilMs;
      return { title: held.gift.title, left: isUnused ? 1 : 0, isEnded: isUnused && endsAtMs <= nowMs };
    }
    case 'ticket': {
      const unused = await countUnused(executor, scope, { source: 'ADMIN', receivedAtMs, expiresAtMs });
      const left = Math.min(unused, count);
      return { title: null, left, isEnded: left > 0 && expiresAtMs !== null && expiresAtMs <= nowMs };
    }
  }
}
