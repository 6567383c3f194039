import type { PictureSource, SumLine } from '@longstrip/ui';

/** A reader's coins before and after the purchase, as texts. */
export interface BalanceText {
  label: string;
  before: string;
  after: string | null;
  spoken: string;
  /** Which coins are spent first; null if it does not matter. */
  note: string | null;
}

/** Shown below the choices while one of them is chosen. */
export type ChoiceDetails =
  /** The choice can be bought; the label names the price. */
  | { kind: 'buy'; label: string; sums: SumLine[]; balance: BalanceText | null }
  /** Coins are missing: how many, and how to get them. */
  | {
      kind: 'short';
      sums: SumLine[];
      /** Why part of new coins pays back a debt first. */
      debt: string | null;
      /** Points that replace the missing coins: what they are worth, and the button that exchanges them and buys. */
      points: { text: string; label: string } | null;
      /** The cheapest pack with enough coins, and the link to the others; if no pack has enough, the link to all packs. */
      shop: { href: string; label: string; note: string; others: { href: string; label: string } | null } | null;
    };

/** One purchase option. */
export interface PanelChoice {
  /** The choice as the form sends it (`purchase-choice.ts`). */
  value: string;
  title: string;
  note: string | null;
  /** In coins as the locale writes it, or a label. */
  price: { coins: string } | { word: string };
  isChosen: boolean;
  details: ChoiceDetails;
}

/** The purchase panel of an episode, or of all episodes of a series, with its texts. */
export interface PurchasePanelData {
  title: string;
  head: { title: string; line: string; picture: PictureSource | null };
  /** The question that the choices answer. */
  legend: string;
  /** The episode; for all episodes, one of the series, which identifies it. */
  episodeId: number;
  /** Makes a repeated request the same purchase (D40). */
  requestId: string;
  /** The page that the form is sent to. */
  action: string;
  choices: PanelChoice[];
  cheapest: { tag: string; text: string; href: string | null } | null;
  /** Shown if there are no choices. */
  instead: { text: string | null; link: { href: string; label: string } | null } | null;
}

/** What a signed-in reader can buy on the page of a series. */
export interface SeriesOffers {
  /** Their wait-until-free ticket; null if the series has none for them. */
  ticket: SeriesTicket | null;
  /** Null if there is no offer for all episodes. */
  buyAll: { href: string; label: string; saving: string | null } | null;
}

export type SeriesTicket =
  | { kind: 'ready'; title: string; label: string; href: string }
  /** Both times are those of the server, in epoch milliseconds. */
  | { kind: 'waiting'; label: string; readyAtMs: number; nowMs: number };
