import { randomUUID } from 'node:crypto';
import type { CoinProduct, PurchaseQuote, QuoteOption } from '@longstrip/api-contract';
import { CHOICE_SLOTS } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatDay, formatHoursInWords, formatNumber } from '../../i18n/format.server.ts';
import { formatEnd } from '../../i18n/format-end.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import { BOUGHT_PARAMETER, buyAllAddress, withCallback } from '../navigation/page-addresses.ts';
import { pictureModel, THUMBNAIL_WIDTHS_PX } from '../picture/picture-model.ts';
import {
  balanceText,
  canBeHad,
  coinsOf,
  coinsText,
  hasShop,
  insufficientCoinsDetails,
  type PanelContext,
  priceText,
} from './panel-parts.server.ts';
import { formatPurchaseChoice } from './purchase-choice.ts';
import type { ChoiceDetails, PanelChoice, PurchasePanelData } from './purchase-model.ts';
import '../../server/site-context.ts';

const THUMBNAIL_RATIO = 16 / 9;
const MINUTE_MS = 60_000;
const MINUTES_AN_HOUR = 60;

/** The api's quote of an episode. Null if there is none or the api could not be reached: the page works without it. */
export async function loadQuote(
  site: AppLoadContext,
  seriesAlias: string,
  episodeAlias: string,
): Promise<PurchaseQuote | null> {
  try {
    const reply = await site.api.purchaseQuote({ alias: seriesAlias, episodeAlias });
    return reply.ok ? reply.data : null;
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no quote for the purchase panel');
    return null;
  }
}

/**
 * The purchase panel of an episode, for a signed-in reader; null if there is no quote.
 * @param here the page with the panel: the form is sent there, and a reader who has to leave comes back to it
 */
export async function loadPurchasePanel(
  site: AppLoadContext,
  { seriesAlias, episodeAlias, here }: { seriesAlias: string; episodeAlias: string; here: string },
): Promise<PurchasePanelData | null> {
  const [text, quote] = await Promise.all([serverText(site.locale), loadQuote(site, seriesAlias, episodeAlias)]);
  if (quote === null) return null;
  const options = offeredOptions(quote);
  const context: PanelContext = { site, text, quote, here, packs: await loadPacks(site, options) };
  const choices = choicesOf(context, options);
  return {
    title: text('purchase.title'),
    head: { title: quote.episodeTitle, line: quote.contentsTitle, picture: thumbnailOf(quote) },
    legend: text('purchase.ways'),
    episodeId: quote.episodeId,
    requestId: randomUUID(),
    action: here,
    choices,
    cheapest: choices.length === 0 ? null : cheapestOf(context),
    instead: choices.length === 0 ? insteadOf(context) : null,
  };
}

/** The thumbnail of the episode, for the head of a panel. */
export function thumbnailOf({ thumbnails }: PurchaseQuote): PurchasePanelData['head']['picture'] {
  const [thumbnail] = thumbnails;
  return thumbnail === undefined ? null : pictureModel(thumbnail, THUMBNAIL_WIDTHS_PX, THUMBNAIL_RATIO);
}

/**
 * The packs that a reader can buy now, if they have too few coins for something offered; empty if the packs could not be
 * loaded.
 */
export async function loadPacks(
  site: AppLoadContext,
  offered: readonly { readonly missingCoins: number }[],
): Promise<CoinProduct[]> {
  if (!hasShop(site) || offered.every(({ missingCoins }) => missingCoins === 0)) return [];
  try {
    const products = await site.api.coinProducts();
    return products.ok ? products.data.filter(({ unavailableCode }) => unavailableCode === null) : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no packs for the purchase panel');
    return [];
  }
}

function offeredOptions({ ways, access }: PurchaseQuote): QuoteOption[] {
  return access === null ? ways.filter(canBeHad).slice(0, CHOICE_SLOTS.length) : [];
}

function choicesOf(context: PanelContext, offered: readonly QuoteOption[]): PanelChoice[] {
  const { preselected } = context.quote;
  const isPreselected = ({ purchaseType, giftId }: QuoteOption) =>
    purchaseType === preselected?.purchaseType && giftId === preselected.giftId;
  const first = Math.max(0, offered.findIndex(isPreselected));
  return offered.map((option, index) => choiceOf(context, option, index === first));
}

function choiceOf(context: PanelContext, option: QuoteOption, isChosen: boolean): PanelChoice {
  const { site, text } = context;
  const details = detailsOf(context, option);
  return {
    value: formatPurchaseChoice({
      type: option.purchaseType,
      coins: option.coins,
      giftId: option.giftId,
      takesGift: option.giftId !== null && !option.isReceived,
      mileage: details.kind === 'short' && details.points !== null ? (option.exchange?.mileage ?? 0) : 0,
    }),
    title: text(TITLES[option.purchaseType]),
    note: noteOf(context, option),
    price: option.coins === 0 ? { word: text('purchase.free') } : { coins: formatNumber(site.locale, option.coins) },
    isChosen,
    details,
  };
}

const TITLES = {
  FREETIME: 'purchase.ticket',
  RENT_GIFT: 'purchase.rentGift',
  POSSESSION_GIFT: 'purchase.ownGift',
  RENT: 'purchase.rent',
  POSSESSION: 'purchase.own',
} as const satisfies Record<QuoteOption['purchaseType'], string>;

/** The note of an option: how long the episode stays open, or until when a gift can be used. */
function noteOf({ site, text }: PanelContext, { purchaseType, hours, useUntil }: QuoteOption): string | null {
  if (purchaseType === 'RENT_GIFT' || purchaseType === 'POSSESSION_GIFT') {
    if (useUntil === null) return text('purchase.gift');
    return text('purchase.giftUntil', { date: formatDay(site.platform, site.locale, useUntil) });
  }
  if (hours === null) return text('purchase.ownNote');
  const key = purchaseType === 'FREETIME' ? 'purchase.forHours' : 'purchase.rentNote';
  return text(key, { hours: formatHoursInWords(site.locale, hours) });
}

function detailsOf(context: PanelContext, option: QuoteOption): ChoiceDetails {
  const label = buyLabel(context, option);
  if (option.missingCoins > 0)
    return insufficientCoinsDetails(context, option, { isRental: option.purchaseType === 'RENT' });
  return { kind: 'buy', label, sums: [], balance: balanceText(context, option) };
}

function buyLabel(context: PanelContext, { purchaseType, coins }: QuoteOption): string {
  const { text } = context;
  switch (purchaseType) {
    case 'FREETIME':
      return text('purchase.useTicket');
    case 'RENT_GIFT':
    case 'POSSESSION_GIFT':
      return text('purchase.useGift');
    case 'RENT':
      return text('purchase.rentFor', { coins: priceText(context, coins) });
    case 'POSSESSION':
      return text('purchase.ownFor', { coins: priceText(context, coins) });
  }
}

/** The line about the cheapest option, if that is none of the choices: to wait for the ticket, or to buy all. */
function cheapestOf({ site, text, quote }: PanelContext): PurchasePanelData['cheapest'] {
  const { cheapest } = quote;
  if (cheapest === null) return null;
  const tag = text('purchase.cheapest');
  if (cheapest.kind === 'FREETIME' && cheapest.readyAt !== null) {
    const minutesLeft = Math.max(1, Math.ceil((cheapest.readyAt - quote.quotedAt) / MINUTE_MS));
    const hours = Math.floor(minutesLeft / MINUTES_AN_HOUR);
    const minutes = minutesLeft % MINUTES_AN_HOUR;
    const key = hours === 0 ? 'purchase.freeInMinutes' : 'purchase.freeInHours';
    return { tag, text: text(key, { hours, minutes }), href: null };
  }
  if (cheapest.kind !== 'ALL_RENT' && cheapest.kind !== 'ALL_POSSESSION') return null;
  const said = text('purchase.cheapestAll', {
    episodes: formatNumber(site.locale, cheapest.episodeCount),
    coins: coinsText(text, cheapest.coins),
    saved: formatNumber(site.locale, cheapest.savedCoins),
  });
  return { tag, text: said, href: buyAllAddress(quote.contentsAlias) };
}

/** What the reader can do if there are no choices: read, confirm their age, or nothing. */
function insteadOf({ text, quote, here }: PanelContext): PurchasePanelData['instead'] {
  if (quote.access !== null) {
    const href = `/viewer/${quote.contentsAlias}/${quote.episodeAlias}`;
    return { text: null, link: { href, label: text('purchase.readNow') } };
  }
  if (quote.ways.some(({ refusal }) => refusal === 'ADULT_ONLY_CONTENTS')) {
    const link = { href: withCallback('/user/adult', here), label: text('purchase.confirmAge') };
    return { text: text('error.ADULT_ONLY_CONTENTS'), link };
  }
  return { text: text('purchase.notNow'), link: null };
}

/**
 * The text that is shown once on the page after a purchase: "Rented until Nov 26, 9:40 PM PST · 4 coins left". The address only asks
 * for it; its facts about the episode and the balance come from the api. Null if there is nothing to show.
 */
export async function boughtNotice(
  site: AppLoadContext,
  request: Request,
  { seriesAlias, episodeAlias }: { seriesAlias: string; episodeAlias: string },
): Promise<string | null> {
  const bought = new URL(request.url).searchParams.get(BOUGHT_PARAMETER);
  if (bought === null || !site.isSignedIn) return null;
  const [text, quote] = await Promise.all([serverText(site.locale), loadQuote(site, seriesAlias, episodeAlias)]);
  if (quote === null) return null;
  const coins = coinsText(text, coinsOf(quote.balance));
  if (bought.startsWith('ALL_')) return text('purchase.allOpenNow', { coins });
  const { access } = quote;
  if (access === null || access.by === 'FREE') return null;
  if (access.expiredAt === null) return text('purchase.ownedNow', { coins });
  const time = formatEnd(site.locale, access.expiredAt, site.platform.timeZone);
  return costNothing(access) ? text('purchase.openUntil', { time }) : text('purchase.rentedUntil', { time, coins });
}

function costNothing({ by, isGift }: NonNullable<PurchaseQuote['access']>): boolean {
  return by === 'FREETIME' || isGift;
}
