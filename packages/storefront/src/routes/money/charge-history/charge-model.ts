import type { Messages } from '@longstrip/messages';
import type { AmountLine } from '@longstrip/ui';
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

/** Some rows of the history. */
export interface ChargeRows {
  rows: readonly ChargeRowModel[];
  /** The number of the next page; null: these are the last. */
  next: number | null;
}

/** A page of the history of charges. */
export interface ChargePage extends PageTitle, ChargeRows {
  texts: Messages;
  /** "–" where it is not known. */
  coins: string;
  debt: string | null;
  /** How far back it goes: "Last 90 days". */
  window: string;
  refund: RefundModel | null;
  /** What has just been done. */
  notice: string | null;
}

/** The history of charges. */
export const CHARGE_PATH = '/history/charge';

/** Where the site serves pages after the first to scripts. */
const MORE_PATH = '/_/history/charge';

/** The address of one of its pages, counted from 0; `isData`: for a script. */
export function chargeAddress(page: number, { isData = false } = {}): string {
  const path = isData ? MORE_PATH : CHARGE_PATH;
  return page === 0 ? path : `${path}?page=${page}`;
}

/** The page that an address asks for; anything else than a number is the first. */
export function askedPage(query: URLSearchParams): number {
  const asked = query.get('page') ?? '';
  return /^\d{1,4}$/.test(asked) ? Number(asked) : 0;
}
