import type { WalletFact } from '@longstrip/ui';

/** What a reader has, as pages show it. */
export interface WalletModel {
  /** "–" where it is not known. */
  coins: string;
  facts: readonly WalletFact[];
  /** What has to be paid back before anything can be spent (D41). */
  debt: string | null;
}
