import {
  PROMOTION_MOST_DAYS,
  PROMOTION_MOST_SERIES,
  type PromotionTried,
  type PromotionTry,
} from '@longstrip/api-contract';
import { shareInProportion, shareOfWorth } from '@longstrip/core';
import { getPlatform } from '@longstrip/platform-config';
import { DateTime } from 'luxon';
import { findSeriesId } from '../../catalogue/index.ts';
import {
  type OfferTried,
  readOffer,
  readSpent,
  type Spent,
  type TriedSeries,
  tryOffer,
  tryOrders,
} from '../../money/index.ts';
import { type Operator, type OperatorDecision, RefusedChange, refuseOperator } from '../../shared/operator.ts';
import { knownPlatform } from '../../shared/operator-values.ts';
import { createSwitchedPlatforms } from '../../shared/switched-platforms.ts';
import { applyDocument } from '../apply/apply.service.ts';
import { type ApplyDocument, parseApplyDocument } from '../apply/apply-document.ts';
import { nameSeries } from '../entries/entry-row.ts';
import type { ActParts } from '../request/approved-acts.ts';
import { tryOut } from '../request/in-open-transaction.ts';
import { faultOfPromotion, offersOf } from './promotion-document.ts';

/** Orders that are looked at. */
const MOST_ORDERS = 500_000;
const TOO_MANY = refuseOperator('PROMOTION_TOO_LARGE', 'there are too many purchases: choose fewer days or series.');

type Outcome = OperatorDecision<PromotionTried>;

/**
 * `adminPromotionTry`: what the purchases of a past period would have cost with a document. It is applied in a transaction that is
 * undone, and the offers that come of it decide about each purchase by the rules of core (record 0146). It changes nothing.
 */
export async function tryPromotion(
  parts: ActParts,
  operator: Operator,
  asked: PromotionTry,
  nowMs: number,
): Promise<Outcome> {
  const { database } = parts;
  const parsed = parseApplyDocument(asked.document);
  if (!parsed.ok) return refuseOperator('DOCUMENT_INVALID', parsed.sentences.join(' '));
  const fault = faultOfPromotion(parsed.document, asked.platform, PROMOTION_MOST_SERIES);
  if (fault !== null) return refuseOperator('PROMOTION_NOT_TRIED', fault);
  const period = periodOf(asked, nowMs);
  if (period === null) {
    return refuseOperator(
      'MALFORMED_REQUEST',
      `a period ends on or after its first day: ${PROMOTION_MOST_DAYS} days at most.`,
    );
  }
  const found = await readOffers(parts, operator, { platformId: asked.platform, document: parsed.document }, nowMs);
  if (!found.ok) return found;
  const platform = await createSwitchedPlatforms(database, null).now(getPlatform(knownPlatform(asked.platform)));
  const of = { platformId: asked.platform, fromMs: period.fromMs, beforeMs: period.beforeMs };
  const sums = new Map<number, OfferTried>();
  for (const series of found.value) {
    const tried = await tryOffer(database, of, series, { platform, nowMs });
    if (tried === null) return TOO_MANY;
    sums.set(series.seriesId, tried);
  }
  const offers = offersOf(parsed.document);
  const hasOrders = offers.packs.length > 0 || offers.coupon !== null;
  const packs = hasOrders ? await tryOrders(database, of, offers, MOST_ORDERS) : [];
  if (packs === null) return TOO_MANY;
  const isOwner = operator.role === 'owner';
  const spent = isOwner && sums.size > 0 ? await readSpent(database, asked.platform, period.days) : null;
  const name = await nameSeries(database.orm, [...sums.keys()]);
  const series = [...sums].map(([seriesId, tried]) => ({
    ...{ seriesId, title: name(seriesId).title, ...tried },
    shares: spent === null ? null : sharesOf(spent, seriesId, tried),
  }));
  const { timeZone, from, until } = period;
  return { ok: true, value: { timeZone, from, until, packs, series: series.toSorted((a, b) => b.paid - a.paid) } };
}

/** The series of a document as they are offered now, and as they would be once it was applied. */
async function readOffers(
  parts: ActParts,
  operator: Operator,
  { platformId, document }: { readonly platformId: string; readonly document: ApplyDocument },
  nowMs: number,
): Promise<OperatorDecision<readonly TriedSeries[]>> {
  const tried = await tryOut(parts.database, async (database): Promise<OperatorDecision<readonly TriedSeries[]>> => {
    const { orm } = database;
    const read = async (ids: readonly number[]) => {
      const offers = new Map<number, TriedSeries['now']>();
      for (const id of ids) offers.set(id, await readOffer(orm, platformId, id));
      return offers;
    };
    try {
      const ids = new Set<number>();
      for (const { series } of document.series) ids.add(await findSeriesId(orm, series));
      const now = await read([...ids]);
      const done = await applyDocument({ ...parts, database, operator, nowMs }, document);
      if (!done.ok)
        return refuseOperator(done.refusals[0]?.code ?? '', done.refusals.map((each) => each.sentence).join(' '));
      const then = await read([...ids]);
      const series = [...ids].flatMap((seriesId) => {
        const [before, after] = [now.get(seriesId), then.get(seriesId)];
        return before === undefined || after === undefined ? [] : [{ seriesId, now: before, tried: after }];
      });
      return { ok: true, value: series };
    } catch (error) {
      if (error instanceof RefusedChange) return refuseOperator(error.code, error.message);
      throw error;
    }
  });
  if (tried === null) throw new Error('a document was tried, and answered nothing');
  return tried;
}

/** The days that were asked for, by default the last month of the platform’s zone that has ended; null: there are too many or none. */
function periodOf({ platform, from, until }: PromotionTry, nowMs: number) {
  const { timeZone } = getPlatform(knownPlatform(platform));
  const month = DateTime.fromMillis(nowMs, { zone: timeZone }).startOf('month').minus({ months: 1 });
  const at = (text: string) => DateTime.fromISO(text, { zone: timeZone });
  const first = from === '' ? (until === '' ? month : at(until).startOf('month')) : at(from);
  const last = until === '' ? first.endOf('month').startOf('day') : at(until);
  const before = last.plus({ days: 1 });
  const days = before.diff(first, 'days').days;
  if (!(days >= 1 && days <= PROMOTION_MOST_DAYS)) return null;
  const dayOf = (day: DateTime) => day.toFormat('yyyy-MM-dd');
  return {
    ...{ timeZone, from: dayOf(first), until: dayOf(last), days: [dayOf(first), dayOf(before)] as const },
    ...{ fromMs: first.toMillis(), beforeMs: before.toMillis() },
  };
}

/** What a series’ publisher gets for the period by contract, in each currency, and in proportion to what readers would have paid. */
function sharesOf(spent: readonly Spent[], seriesId: number, tried: OfferTried) {
  const own = spent.flatMap(({ basisPoints, ...line }) =>
    basisPoints === null || line.currency === '' || line.seriesId !== seriesId ? [] : [{ ...line, basisPoints }],
  );
  return [...new Set(own.map(({ currency }) => currency))].map((currency) => {
    const share = shareOfWorth(own.filter((line) => line.currency === currency));
    return { currency, share, tried: shareInProportion(share, tried) };
  });
}
