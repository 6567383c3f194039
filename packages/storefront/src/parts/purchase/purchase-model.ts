import type { PictureSource, SumLine } from '@longstrip/ui';

/** What a reader has before and after, in the reader's words. */
export interface BalanceText {
  label: string;
  before: string;
  after: string | null;
  spoken: string;
  /** Which coins go first; null where it does not matter. */
  note: string | null;
}

/** What stands below the choices while one of them is chosen. */
export type ChoiceFoot =
  /** It can be had; the label names the price. */
  | { kind: 'buy'; label: string; sums: SumLine[]; balance: BalanceText | null }
  /** Coins are missing: how many, and how to get them. */
  | {
      kind: 'short';
      sums: SumLine[];
      /** Why new coins do not count in full. */
      debt: string | null;
      /** Points that close the gap: what they are worth, and the button that exchanges them and buys. */
      points: { text: string; label: string } | null;
      /** The cheapest pack that gives the missing coins, and the others; the list of all where none does. */
      shop: { href: string; label: string; note: string; others: { href: string; label: string } | null } | null;
    };

/** One purchase option. */
export interface PanelChoice {
  /** What the form sends of it (`purchase-choice.ts`). */
  value: string;
  title: string;
  note: string | null;
  /** In coins as the locale writes it, or a label. */
  price: { coins: string } | { word: string };
  isChosen: boolean;
  foot: ChoiceFoot;
}

/** The purchase panel of an episode, or of all episodes of a series, in the reader's words. */
export interface PurchasePanelData {
  /** What the sheet is called. */
  title: string;
  head: { title: string; line: string; picture: PictureSource | null };
  /** What the choices are an answer to. */
  legend: string;
  /** The episode, or the one that names the series. */
  episodeId: number;
  /** Makes a repeated request the same purchase (D40). */
  requestId: string;
  /** The page that the form is sent to. */
  action: string;
  choices: PanelChoice[];
  cheapest: { tag: string; text: string; href: string | null } | null;
  /** What to do where there is nothing to choose. */
  instead: { text: string | null; link: { href: string; label: string } | null } | null;
}

/** What a signed-in reader sees of buying on the page of a series. */
export interface SeriesOffers {
  /** Their wait-until-free ticket; null where the series has none for them. */
  ticket: SeriesTicket | null;
  /** Null where there is nothing to buy at once. */
  buyAll: { href: string; label: string; saving: string | null } | null;
}

export type SeriesTicket =
  | { kind: 'ready'; title: string; label: string; href: string }
  /** Both times are of the server, epoch milliseconds. */
  | { kind: 'waiting'; label: string; readyAtMs: number; nowMs: number };
