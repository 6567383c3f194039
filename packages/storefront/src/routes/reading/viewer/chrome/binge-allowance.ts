import { type BingeAllowance, type BingeRental, useViewerStore } from '../viewer-store.ts';

/** Allows rentals without asking, up to this many coins. Never saved: it ends with the viewer. */
export function allowBinge(limitCoins: number): void {
  useViewerStore.setState({ binge: { limitCoins, spentCoins: 0, asked: null, last: null }, isBingeReported: false });
}

/** Whether a rental at this price is allowed without asking. */
export function isBingeAllowed(binge: BingeAllowance | null, coins: number | null): boolean {
  return binge !== null && coins !== null && binge.spentCoins + coins <= binge.limitCoins;
}

/** Notes what is being rented without asking. */
export function askBingeRental(asked: BingeRental): void {
  useViewerStore.setState(({ binge }) => ({ binge: binge === null ? null : { ...binge, asked } }));
}
