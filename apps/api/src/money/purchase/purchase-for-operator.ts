import type { OperatorPurchase, OperatorPurchaseQuerySchema } from '@longstrip/api-contract';
import {
  coins as asCoins,
  mileage as asPoints,
  type Decision,
  type Entitlement,
  grant,
  isActive,
  planRefund,
  refuse,
  strongestEntitlement,
} from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import {
  appUser,
  entitlement,
  episode,
  gift,
  purchase,
  readingPosition,
  series,
  wallet,
} from '@longstrip/database/schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import { asEntitlement } from '../../catalogue/index.ts';
import { type ReaderScope, scopeOf } from '../../shared/reader-scope.ts';
import { findReceipt, findUsedLots } from '../ledger/movement.repository.ts';

export const NO_SUCH_PURCHASE = 'there is no such purchase on that platform.';

type PurchaseRow = typeof purchase.$inferSelect;

/** `adminPurchase`: one purchase, and what `adminPurchaseUndo` would return and end now, by the same rules (D15). */
export async function showPurchase(
  executor: Executor,
  { platform: platformId, purchase: purchaseId }: v.InferOutput<typeof OperatorPurchaseQuerySchema>,
  nowMs: number,
): Promise<Decision<OperatorPurchase, 'NOT_EXIST'>> {
  const [found] = await executor
    .select({ bought: purchase, user: appUser, series, giftTitle: gift.title })
    .from(purchase)
    .innerJoin(appUser, and(eq(appUser.platformId, purchase.platformId), eq(appUser.id, purchase.userId)))
    .innerJoin(series, eq(series.id, purchase.seriesId))
    .leftJoin(gift, and(eq(gift.platformId, purchase.platformId), eq(gift.id, purchase.giftId)))
    .where(and(eq(purchase.platformId, platformId), eq(purchase.id, purchaseId)));
  if (found === undefined) return refuse('NOT_EXIST');
  const { bought, user, series: of, giftTitle } = found;
  const scope = scopeOf(user);
  const rights = await listRights(executor, scope, purchaseId);
  const { type, coins, episodeCount, createdAtMs, undoneAtMs } = bought;
  return grant({
    ...{ purchaseId, userId: user.id, nickname: user.nickname, type, coins, episodeCount, giftTitle },
    ...{ seriesId: of.id, seriesAlias: of.alias, seriesTitle: of.title, createdAtMs, undoneAtMs },
    episodes: rights.map(({ right, title, isOpened }) => ({
      ...{ episodeId: right.episodeId, title, isOpened, expiresAtMs: right.expiresAtMs },
      isActive: isActive(right, nowMs),
    })),
    undo: await previewUndo(executor, { scope, bought, rights }, nowMs),
  });
}

interface BoughtRight {
  readonly right: Entitlement & { readonly episodeId: number };
  readonly title: string;
  readonly isOpened: boolean;
}

async function listRights(
  executor: Executor,
  { platformId, userId }: ReaderScope,
  purchaseId: number,
): Promise<BoughtRight[]> {
  const rows = await executor
    .select({ row: entitlement, title: episode.title, openedAtMs: readingPosition.updatedAtMs })
    .from(entitlement)
    .innerJoin(episode, eq(episode.id, entitlement.episodeId))
    .leftJoin(
      readingPosition,
      and(
        eq(readingPosition.platformId, entitlement.platformId),
        eq(readingPosition.userId, entitlement.userId),
        eq(readingPosition.episodeId, entitlement.episodeId),
      ),
    )
    .where(
      and(
        eq(entitlement.platformId, platformId),
        eq(entitlement.userId, userId),
        eq(entitlement.purchaseId, purchaseId),
      ),
    )
    .orderBy(asc(episode.orderNo));
  return rows.map(({ row, title, openedAtMs }) => ({
    right: asEntitlement(row),
    title,
    isOpened: openedAtMs !== null,
  }));
}

async function previewUndo(
  executor: Executor,
  { scope, bought, rights }: { scope: ReaderScope; bought: PurchaseRow; rights: readonly BoughtRight[] },
  nowMs: number,
): Promise<OperatorPurchase['undo']> {
  const nothing = { canUndo: false, lots: [], closes: [], returnsGift: false };
  if (bought.undoneAtMs !== null) return { ...nothing, refusal: 'UNDONE' };
  const lots = bought.movementId === null ? [] : await previewLots(executor, scope, bought.movementId, nowMs);
  if (lots === null) return { ...nothing, refusal: 'JOINED' };
  return {
    ...{ canUndo: true, refusal: null, lots, returnsGift: bought.giftId !== null },
    closes: await listClosing(executor, { scope, purchaseId: bought.id, rights }, nowMs),
  };
}

/** What each lot gets back, as `refundDebit` plans it; null: an account that joined this one paid. */
async function previewLots(
  executor: Executor,
  scope: ReaderScope,
  movementId: number,
  nowMs: number,
): Promise<OperatorPurchase['undo']['lots'] | null> {
  const debit = await findReceipt(executor, scope, { movementId, type: 'USE' });
  if (debit === null) return null;
  const used = await findUsedLots(executor, scope, debit);
  const [held] = await executor
    .select()
    .from(wallet)
    .where(and(eq(wallet.platformId, scope.platformId), eq(wallet.userId, scope.userId)));
  const debt = { coins: asCoins(held?.debtCoins ?? 0), points: asPoints(held?.debtPoints ?? 0) };
  const { refund } = planRefund({ userId: scope.userId, lots: [], debt }, used, nowMs);
  const returned = new Map<number, number>();
  for (const { lot: to, amount } of refund.postings) {
    if (to !== null && 'lotId' in to) returned.set(to.lotId, (returned.get(to.lotId) ?? 0) + amount);
  }
  return used.map(({ lot: { id: lotId, kind, expiresAtMs } }) => ({
    ...{ lotId, kind, amount: returned.get(lotId) ?? 0, expiresAtMs },
    isEnded: expiresAtMs !== null && expiresAtMs <= nowMs,
  }));
}

/** The episodes of a purchase to which the reader has no other right that counts. */
async function listClosing(
  executor: Executor,
  of: { scope: ReaderScope; purchaseId: number; rights: readonly BoughtRight[] },
  nowMs: number,
): Promise<OperatorPurchase['undo']['closes']> {
  const { scope, purchaseId, rights } = of;
  const open = rights.filter(({ right }) => isActive(right, nowMs));
  const rows = await executor
    .select()
    .from(entitlement)
    .where(
      and(
        eq(entitlement.platformId, scope.platformId),
        eq(entitlement.userId, scope.userId),
        inArray(
          entitlement.episodeId,
          open.map(({ right }) => right.episodeId),
        ),
      ),
    );
  const others = rows.filter((row) => row.purchaseId !== purchaseId).map(asEntitlement);
  const isOpenOtherwise = (episodeId: number) =>
    strongestEntitlement(
      others.filter((other) => other.episodeId === episodeId),
      nowMs,
    ) !== null;
  return open
    .filter(({ right }) => !isOpenOtherwise(right.episodeId))
    .map(({ right: { episodeId }, title }) => ({ episodeId, title }));
}
