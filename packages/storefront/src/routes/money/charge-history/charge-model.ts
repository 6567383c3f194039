import type { AmountLine } from '@longstrip/ui';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import type { PageTitle } from '../../../parts/seo/page-meta.server.ts';

/** One row of the history of charges. */
export interface ChargeRowModel {
  id: string;
  title: string;
  day: string;
  detail: string | null;
  amounts: readonly string[];
  state: { text: string; tone: 'positive' | 'warning' | 'neutral' } | null;
  note: string | null;
  /** What can be done: refund it, or look at its payment. */
  action: { href: string; label: string; isSheet: boolean } | null;
  /** The address of its receipt; null: it has none. */
  receipt: string | null;
}

/** The receipt of a payment. */
export interface ReceiptModel {
  brand: string;
  /** What it is about: number, day, seller. */
  facts: readonly { label: string; value: string }[];
  lines: readonly AmountLine[];
  isRefunded: boolean;
}

/** What a refund takes back and gives back. */
export interface RefundModel {
  orderId: string;
  requestId: string;
  lines: readonly AmountLine[];
  price: string;
  /** Whether a coupon comes back, too. */
  returnsCoupon: boolean;
}

export interface ChargeRows {
  rows: readonly ChargeRowModel[];
  /** The number of the next page; null on the last one. */
  next: number | null;
}

/** What `/history/charge` shows. */
export interface ChargePage extends PageTitle, ChargeRows {
  texts: PackedTexts;
  /** "–" where it is not known. */
  coins: string;
  debt: string | null;
  /** How far back it goes: "Last 90 days". */
  window: string;
  refund: RefundModel | null;
  receipt: ReceiptModel | null;
  /** What has just been done. */
  notice: string | null;
}

export const CHARGE_PATH = '/history/charge';

/** The path from which the page's script loads the pages after the first. */
const MORE_PATH = '/_/history/charge';

/** The address of a page of the history, counted from 0; with `isData` the one for the page's script. */
export function chargeAddress(page: number, { isData = false } = {}): string {
  const path = isData ? MORE_PATH : CHARGE_PATH;
  return page === 0 ? path : `${path}?page=${page}`;
}

/** The page that an address asks for; the first one if that is not a number. */
export function askedPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}
