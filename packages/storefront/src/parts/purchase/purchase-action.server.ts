import type { ApiResult, Purchased } from '@longstrip/api-contract';
import { freeOption, type RefusalCode, type RequestedType, unaskedOption } from '@longstrip/core';
import type { AppLoadContext } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { reachableRoutes } from '../../implemented-routes.ts';
import { defineAction, type FormOutcome, isNoAnswer } from '../form/define-action.server.ts';
import { BOUGHT_PARAMETER, withCallback } from '../navigation/page-addresses.ts';
import { loadQuote } from './load-purchase-panel.server.ts';
import { type PurchaseChoice, readPurchaseChoice } from './purchase-choice.ts';
import '../../server/site-context.ts';

const PurchaseFormSchema = v.object({
  id: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)),
  requestId: v.pipe(v.string(), v.regex(/^[\w-]{8,60}$/)),
  choice: v.pipe(
    v.string(),
    v.transform(readPurchaseChoice),
    v.check((choice) => choice !== null),
  ),
  /** Sent by binge mode: the reader stays on the page. */
  binge: v.optional(v.literal('1')),
});

type PurchaseForm = { id: number; requestId: string; choice: PurchaseChoice };

/**
 * Refusals after which the reader can read the episode or choose another option: no coins were spent, and the page tells
 * them so.
 */
const SPENT_NOTHING: ReadonlySet<RefusalCode> = new Set([
  'PRICE_CHANGED',
  'COIN_INSUFFICIENT',
  'UN_MATCHED_RENT_SALE_TYPE',
  'UN_MATCHED_POSSESSION_SALE_TYPE',
  'RENT_PURCHASE_IMPOSSIBLE',
  'POSSESSION_PURCHASE_IMPOSSIBLE',
  'EXIST_LIBRARY',
]);

/**
 * Buys what the panel's form asks for, on whatever page the panel is. A gift that is not taken yet is taken first, and
 * points that are needed are exchanged first, each under its own request id, which is derived from the form's (D40).
 */
export const action = defineAction(PurchaseFormSchema, {
  block: 'purchase',
  run: async ({ id, requestId, choice, binge }, { request, params, context: site }): Promise<FormOutcome> => {
    if (choice === null) throw new Response(null, { status: 400 });
    const isBinge = binge === '1';
    if (isBinge) {
      const { alias = '', episodeAlias = '' } = params;
      const code = await unaskedRefusal(site, { id, choice }, { alias, episodeAlias });
      if (code !== null) return refusedOutcome(site, code, { here: hereOf(request), isBinge });
    }
    const reply = await buy(site, { id, requestId, choice });
    if (reply === 'unsure') return { kind: 'refused', code: 'UNKNOWN', says: 'purchase.unknown', stays: true };
    if (reply.ok) return { kind: 'done', to: addressAfter(reply.data), ...(isBinge ? { isReplaced: true } : {}) };
    return refusedOutcome(site, reply.code, { here: hereOf(request), isBinge });
  },
});

/** What may be bought without asking where nothing is free; the api refuses what it does not offer. */
const UNASKED_TYPES: readonly (RequestedType | undefined)[] = ['FREETIME', 'RENT'];

/**
 * Why something is not bought without asking; null if it is. The rule is that of the page, by what is offered now: a ticket may
 * have come since the page was made, and no coins are spent beside it.
 */
async function unaskedRefusal(
  site: AppLoadContext,
  { id, choice }: Pick<PurchaseForm, 'id' | 'choice'>,
  { alias, episodeAlias }: { alias: string; episodeAlias: string },
): Promise<RefusalCode | null> {
  const quote = await loadQuote(site, alias, episodeAlias);
  if (quote === null) return 'SERVICE_UNAVAILABLE';
  if (quote.episodeId !== id) throw new Response(null, { status: 400 });
  const options = quote.ways.map(({ purchaseType: type, coins: price, refusal }) => ({ type, price, refusal }));
  const types = freeOption(options) === null ? UNASKED_TYPES : [unaskedOption(options)?.type];
  return types.includes(choice.type) && choice.mileage === 0 ? null : 'PRICE_CHANGED';
}

function hereOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
}

/** The next page: the episode; or the page of the series, if all episodes were bought. */
function addressAfter({ purchaseType, contentsAlias, episodeAlias }: Purchased): string {
  const isAll = purchaseType === 'ALL_RENT' || purchaseType === 'ALL_POSSESSION';
  const path = isAll ? `/detail/${contentsAlias}` : `/viewer/${contentsAlias}/${episodeAlias}`;
  return `${path}?${BOUGHT_PARAMETER}=${purchaseType}`;
}

/**
 * Repeats a step once under the same request id if no answer came: this gets the answer of the first call, and buys nothing
 * twice.
 */
async function buy(
  site: AppLoadContext,
  { id, requestId, choice }: PurchaseForm,
): Promise<ApiResult<Purchased> | 'unsure'> {
  try {
    const { giftId, mileage } = choice;
    if (choice.takesGift && giftId !== null) {
      const taken = await twice(() => site.api.takeGift({ giftId, requestId: `${requestId}-g` }));
      if (!taken.ok && taken.code !== 'ALREADY_GIVEN_GIFT') return taken;
    }
    if (mileage > 0) {
      const exchanged = await twice(() => site.api.exchangeMileage({ mileage, requestId: `${requestId}-m` }));
      if (!exchanged.ok) return exchanged;
    }
    return await twice(() =>
      site.api.purchase({ id, purchaseType: choice.type, requestId, expectedCoin: choice.coins, giftId }),
    );
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no answer about a purchase');
    return 'unsure';
  }
}

async function twice<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    return ask();
  }
}

/** The form's result after a refusal of section 8. */
function refusedOutcome(
  site: AppLoadContext,
  code: RefusalCode,
  { here, isBinge }: { here: string; isBinge: boolean },
): FormOutcome {
  const adds = SPENT_NOTHING.has(code) ? ({ adds: 'purchase.nothingSpent' } as const) : {};
  if (isBinge) return { kind: 'refused', code, ...adds, stays: true };
  // The log-in page would send a signed-in reader straight back.
  if (code === 'ADULT_ONLY_CONTENTS' && site.isSignedIn) return { kind: 'done', to: withCallback('/user/adult', here) };
  if (code === 'COIN_INSUFFICIENT' && !reachableRoutes(site.platform).includes('shop')) {
    return { kind: 'refused', code, ...adds, stays: true };
  }
  // The price or the offer has changed meanwhile, perhaps in another tab: the page shows its current state.
  return { kind: 'refused', code, ...adds, redraws: true };
}
