import type { AmountLine, CouponOption, SelectOption } from '@longstrip/ui';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import type { PageTitle } from '../../../parts/seo/page-meta.server.ts';
import type { WalletModel } from '../../../parts/wallet/wallet.server.ts';

/** A pack of coins. */
export interface PackModel {
  id: string;
  coins: string;
  extras: readonly string[];
  unitPrice: string;
  price: string;
  /** Where its button leads; null when this reader cannot buy it now. */
  href: string | null;
  /** For screen readers: the coins and the price. */
  label: string;
  isBest: boolean;
  notes: readonly string[];
}

/** The total of an order with one of the coupons, or with none. */
export interface OrderSum {
  lines: readonly AmountLine[];
  total: string;
  totalMinorUnits: number;
}

/** A text that the reader agrees to before paying. */
export interface OrderAgreement {
  /** The name of its checkbox. */
  name: string;
  title: string;
  href: string;
}

/** An order before it is sent. */
export interface OrderModel {
  productId: string;
  coins: string;
  extras: readonly string[];
  /** What points are, when some come with the order; null otherwise. */
  pointsNote: string | null;
  /** The page that the form is sent to. */
  action: string;
  requestId: string;
  /** Empty where the reader has no coupons. */
  coupons: readonly CouponOption[];
  /** The coupon that saves most; empty: none. */
  best: string;
  /** By the value of the coupon; the empty key is for no coupon. */
  sums: Readonly<Record<string, OrderSum>>;
  agreements: readonly OrderAgreement[];
  /** Whether an advertisement brought the reader, and may be notified of the purchase if they agree. */
  asksConversion: boolean;
  /** What has been spent of this month's limit. */
  monthly: string | null;
  /** Year and month of birth, where they are asked before the first charge. */
  birth: { years: readonly SelectOption[]; months: readonly SelectOption[] } | null;
  /** Why the pack cannot be bought; null when it can. */
  blocked: string | null;
}

/** An order that a reader may still pay. */
export interface WaitingOrder {
  id: string;
  text: string;
  href: string;
}

/** An order whose check-out the reader left: it holds its pack until it is paid or cancelled. */
export interface LeftOrder {
  id: string;
  text: string;
  /** The address of the provider’s check-out. */
  checkout: string;
  requestId: string;
}

/** The seven values of a payment that the browser keeps (section 3), in their order. */
export type PaidValues = readonly [
  transactionId: string,
  amount: string,
  currency: string,
  coupon: string,
  paymentType: string,
  itemId: string,
  itemName: string,
];

/** What the server knows of an order after the check-out. */
export interface OrderResultModel {
  orderId: string;
  outcome: 'checking' | 'pending' | 'paid' | 'declined' | 'cancelled' | 'over';
  title: string;
  text: string | null;
  facts: readonly { label: string; value: string; note?: string }[];
  /** What points are, where some came with the payment; null otherwise. */
  pointsNote: string | null;
  /** What the reader got, in one line: for the message when they go back at once. */
  said: string;
  /** The page that the reader came from. */
  returnTo: string;
  /** Whether that is another page than the shop. */
  leadsAway: boolean;
  /** The page of the same pack, to try again. */
  retry: string;
  paid: { values: PaidValues; balance: { from: number; to: number } | null } | null;
  /** In the app: what to buy in its store; null when nothing is to be paid there. */
  store: StoreOrder | null;
  /** In the app: the token of a store purchase that the server has confirmed. */
  doneAtStore: string | null;
}

/** What to buy in the app's store. */
export interface StoreOrder {
  store: 'apple' | 'google';
  productId: string;
  accountToken: string;
}

/** What `/shop` shows. */
export interface ShopPage extends PageTitle {
  texts: PackedTexts;
  /** Null for a guest. */
  wallet: WalletModel | null;
  content:
    | {
        kind: 'packs';
        packs: readonly PackModel[];
        order: OrderModel | null;
        waiting: readonly WaitingOrder[];
        left: readonly LeftOrder[];
        notes: readonly string[];
        monthly: string | null;
        /** Why the pack that the address names is not shown. */
        problem: string | null;
        /** The page to return to afterwards; null when the reader came only for coins. */
        back: string | null;
        /** The list of packs, with where the reader came from. */
        address: string;
      }
    | { kind: 'result'; result: OrderResultModel };
}
