import { randomUUID } from 'node:crypto';
import type { BulkOffer, PurchaseQuote } from '@longstrip/api-contract';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatHoursInWords, formatNumber, formatPercent } from '../../i18n/format.server.ts';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';
import { buyAddress, buyAllAddress } from '../navigation/page-addresses.ts';
import { loadPacks, loadQuote, thumbnailOf } from './load-purchase-panel.server.ts';
import { balanceText, canBeHad, insufficientCoinsDetails, type PanelContext, priceText } from './panel-parts.server.ts';
import { formatPurchaseChoice } from './purchase-choice.ts';
import type { ChoiceDetails, PanelChoice, PurchasePanelData, SeriesOffers } from './purchase-model.ts';
import '../../server/site-context.ts';

/**
 * What a signed-in reader can buy on the page of a series. It comes from the quote of the first locked episode, because a
 * ticket opens that one next.
 */
export async function loadSeriesOffers(
  site: AppLoadContext,
  seriesAlias: string,
  lockedAlias: string,
): Promise<SeriesOffers | null> {
  const [text, quote] = await Promise.all([serverText(site.locale), loadQuote(site, seriesAlias, lockedAlias)]);
  if (quote === null) return null;
  return { ticket: ticketOf(quote, text), buyAll: buyAllOf(site, quote, text) };
}

function ticketOf(quote: PurchaseQuote, text: ServerText): SeriesOffers['ticket'] {
  const ticket = quote.ways.find(({ purchaseType }) => purchaseType === 'FREETIME');
  if (ticket === undefined) return null;
  if (ticket.readyAt !== null) {
    return { kind: 'waiting', label: text('wait.readyIn'), readyAtMs: ticket.readyAt, nowMs: quote.quotedAt };
  }
  if (ticket.refusal !== null) return null;
  const href = buyAddress(quote.contentsAlias, quote.episodeAlias);
  return { kind: 'ready', title: text('wait.ready'), label: text('wait.use'), href };
}

function buyAllOf(site: AppLoadContext, quote: PurchaseQuote, text: ServerText): SeriesOffers['buyAll'] {
  const offers = quote.bulk.filter(canBeHad);
  if (offers.length === 0) return null;
  const percent = Math.max(...offers.map((offer) => offer.percent));
  return {
    href: buyAllAddress(quote.contentsAlias),
    label: text('purchase.all'),
    saving: percent === 0 ? null : text('purchase.allSave', { percent: formatPercent(site.locale, percent) }),
  };
}

/** The sheet to buy all episodes of a series that the reader does not have; null if no such offer exists. */
export async function loadBuyAll(
  site: AppLoadContext,
  seriesAlias: string,
  lockedAlias: string,
): Promise<PurchasePanelData | null> {
  const [text, quote] = await Promise.all([serverText(site.locale), loadQuote(site, seriesAlias, lockedAlias)]);
  const offers = quote?.bulk.filter(canBeHad) ?? [];
  if (quote === null || offers.length === 0) return null;
  const here = buyAllAddress(seriesAlias);
  const context: PanelContext = { site, text, quote, here, packs: await loadPacks(site, offers) };
  // The offer to own the episodes comes last, and is preselected unless it costs more.
  const least = Math.min(...offers.map((offer) => offer.coins));
  const cheapest = offers.findLastIndex((offer) => offer.coins === least);
  return {
    title: text('purchase.all'),
    head: { title: quote.contentsTitle, line: text('purchase.all'), picture: thumbnailOf(quote) },
    legend: text('purchase.ways'),
    episodeId: quote.episodeId,
    requestId: randomUUID(),
    action: here,
    choices: offers.map((offer, index) => choiceOf(context, offer, index === cheapest)),
    cheapest: null,
    instead: null,
  };
}

function choiceOf(context: PanelContext, offer: BulkOffer, isChosen: boolean): PanelChoice {
  const { site, text } = context;
  const { purchaseType, coins, exchange } = offer;
  const details = detailsOf(context, offer);
  return {
    value: formatPurchaseChoice({
      type: purchaseType,
      coins,
      giftId: null,
      takesGift: false,
      mileage: details.kind === 'short' && details.points !== null ? (exchange?.mileage ?? 0) : 0,
    }),
    title: text(purchaseType === 'ALL_RENT' ? 'purchase.allRent' : 'purchase.allOwn'),
    note: noteOf(context, offer),
    price: { coins: formatNumber(site.locale, coins) },
    isChosen,
    details,
  };
}

/** "12 episodes. 3 you have are left out.", and how long rented ones stay open. */
function noteOf({ site, text }: PanelContext, { episodeCount, leftOutCount, hours }: BulkOffer): string {
  const counted = text('detail.episodes', { count: episodeCount });
  return [
    hours === null
      ? counted
      : `${counted} · ${text('purchase.forHours', { hours: formatHoursInWords(site.locale, hours) })}`,
    ...(leftOutCount === 0 ? [] : [text('purchase.allLeftOut', { count: leftOutCount })]),
  ].join(' · ');
}

function detailsOf(context: PanelContext, offer: BulkOffer): ChoiceDetails {
  const { site, text } = context;
  const key = offer.purchaseType === 'ALL_RENT' ? 'purchase.allRentFor' : 'purchase.allOwnFor';
  const label = text(key, {
    episodes: formatNumber(site.locale, offer.episodeCount),
    coins: priceText(context, offer.coins),
  });
  const short =
    offer.missingCoins > 0
      ? insufficientCoinsDetails(context, offer, { isRental: offer.purchaseType === 'ALL_RENT', isAll: true })
      : null;
  const sums =
    offer.savedCoins === 0
      ? []
      : [
          { label: text('purchase.allSum'), amount: formatNumber(site.locale, offer.fullCoins) },
          {
            label: text('purchase.allSaving'),
            amount: formatNumber(site.locale, offer.savedCoins),
            more: formatPercent(site.locale, offer.percent),
          },
        ];
  if (short !== null) return { ...short, sums: [...sums, ...short.sums] };
  return { kind: 'buy', label, sums, balance: balanceText(context, offer) };
}
