import type { CoinHistoryType, CoinKind } from '../../shared/enumerations.ts';
import { type Coins, coins } from '../amounts.ts';
import { type LedgerUnit, type Lot, type LotAmount, type LotTerms, lotAmount, unitOf } from './lot.ts';

/**
 * What a movement does. CHARGE gives lots, USE spends them, EXPIRE writes down what has ended, CANCEL takes a charge back,
 * REFUND_PURCHASE undoes a USE, EXCHANGE turns points into coins, MERGE moves a wallet to another account, TRANSFER to one
 * of another platform (D34), and FORFEIT ends what is left of an account that is erased (D23).
 */
export const MOVEMENT_TYPES = [
  'CHARGE',
  'USE',
  'EXPIRE',
  'CANCEL',
  'REFUND_PURCHASE',
  'EXCHANGE',
  'MERGE',
  'TRANSFER',
  'FORFEIT',
] as const satisfies readonly (CoinHistoryType | 'EXCHANGE' | 'MERGE' | 'TRANSFER' | 'FORFEIT')[];
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** What may happen to points: earned, exchanged, ended, taken back, or come over from another account (D12 to D15). */
export const POINT_HISTORY_TYPES = [
  'CHARGE',
  'EXCHANGE',
  'EXPIRE',
  'CANCEL',
  'MERGE',
] as const satisfies readonly MovementType[];
export type PointHistoryType = (typeof POINT_HISTORY_TYPES)[number];

/**
 * WALLET (by lot) and DEBT are a reader's; the others are the store's, where coins come from and go to. CLEARING is between
 * platforms: what one has there the other owes.
 */
export const LEDGER_ACCOUNTS = [
  'WALLET',
  'DEBT',
  'ISSUED',
  'USED',
  'EXPIRED',
  'CANCELLED',
  'EXCHANGED',
  'CLEARING',
] as const;
export type LedgerAccount = (typeof LEDGER_ACCOUNTS)[number];
export type StoreAccount = Exclude<LedgerAccount, 'WALLET' | 'DEBT'>;

/** A lot that is there, or one that the movement itself makes (its place in `newLots`). */
export type LotReference = { readonly lotId: number } | { readonly newLot: number };

/** One line of the ledger. */
export interface Posting {
  readonly account: LedgerAccount;
  /** Whose WALLET or DEBT; null for the store's accounts. */
  readonly userId: string | null;
  /** Of a WALLET posting; null for others. */
  readonly lot: LotReference | null;
  readonly kind: CoinKind;
  /** What comes to the account (above zero) or leaves it (below). What a reader owes is below zero on DEBT. */
  readonly amount: number;
}

export interface NewLot extends LotTerms {
  readonly userId: string;
  /** The lot that it continues, where it was moved from another account. */
  readonly originLotId: number | null;
}

/** Postings that belong together, as a rule planned them: they add up to zero. */
export interface PlannedMovement {
  readonly type: MovementType;
  readonly newLots: readonly NewLot[];
  readonly postings: readonly Posting[];
}

/** So much of one lot. */
export interface Taking {
  readonly lot: Lot;
  readonly amount: LotAmount;
}

/** Puts a movement together. Throws where it does not add up: that is a bug in a rule. */
export function movementOf(
  type: MovementType,
  postings: readonly Posting[],
  newLots: readonly NewLot[] = [],
): PlannedMovement {
  if (postings.length === 0) throw new RangeError(`a movement ${type} without postings`);
  for (const { amount } of postings) {
    if (!Number.isSafeInteger(amount) || amount === 0) throw new RangeError(`${amount} is no amount of a posting`);
  }
  for (const unit of ['coins', 'points'] as const) {
    const sum = sumOfUnit(postings, unit);
    if (sum !== 0) throw new RangeError(`a movement ${type} whose ${unit} add up to ${sum}`);
  }
  return { type, newLots, postings };
}

/** The sum of postings in one unit; zero for every movement (D12). */
export function sumOfUnit(postings: readonly Posting[], unit: LedgerUnit): number {
  return postings.filter(({ kind }) => unitOf(kind) === unit).reduce((sum, { amount }) => sum + amount, 0);
}

export function postToLot(userId: string, lot: LotReference, kind: CoinKind, amount: number): Posting {
  return { account: 'WALLET', userId, lot, kind, amount };
}

export function postToStore(account: StoreAccount, kind: CoinKind, amount: number): Posting {
  return { account, userId: null, lot: null, kind, amount };
}

/** What is owed has no kind but its unit: it is written down as COIN, or as MILEAGE. */
export function postToDebt(userId: string, unit: LedgerUnit, amount: number): Posting {
  return { account: 'DEBT', userId, lot: null, kind: unit === 'points' ? 'MILEAGE' : 'COIN', amount };
}

/** Takes from lots of a reader into an account of the store, a posting a lot on either side. */
export function takeInto(account: StoreAccount, userId: string, takings: readonly Taking[]): Posting[] {
  return takings.flatMap(({ lot, amount }) => [
    postToLot(userId, { lotId: lot.id }, lot.kind, -amount),
    postToStore(account, lot.kind, amount),
  ]);
}

/** Lots as a movement leaves them; those that it makes are not among them. */
export function lotsAfter(lots: readonly Lot[], { postings }: PlannedMovement): Lot[] {
  return lots.map((lot) => {
    const changes = postings.filter((each) => each.lot !== null && 'lotId' in each.lot && each.lot.lotId === lot.id);
    const remaining = lot.remaining + changes.reduce((sum, { amount }) => sum + amount, 0);
    return { ...lot, remaining: lotAmount(lot.kind, remaining) };
  });
}

/** What a movement did to one lot. */
export interface ReceiptLine {
  readonly lotId: number;
  readonly kind: CoinKind;
  /** Above zero: it came to the lot. */
  readonly amount: number;
}

/** A movement as its reader sees it: each lot, and how much. */
export interface Receipt {
  readonly movementId: number;
  readonly createdAtMs: number;
  readonly lines: readonly ReceiptLine[];
}

/** What a debit spent, with the wire's names: gold is COIN; the three add up to `useCoin`. */
export interface SpentCoins {
  readonly useCoin: Coins;
  readonly useGoldCoin: Coins;
  readonly useBonusCoin: Coins;
  readonly useFreeCoin: Coins;
}

/** What was spent of each kind, from the receipt of a debit. */
export function spentCoins({ lines }: Pick<Receipt, 'lines'>): SpentCoins {
  const spentOf = (kinds: readonly CoinKind[]) =>
    coins(lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum - amount, 0));
  return {
    useCoin: spentOf(['COIN', 'BONUS', 'FREE_COIN']),
    useGoldCoin: spentOf(['COIN']),
    useBonusCoin: spentOf(['BONUS']),
    useFreeCoin: spentOf(['FREE_COIN']),
  };
}

/** What a movement does to each lot that is there, as a receipt will say it. */
export function receiptLines({ postings }: PlannedMovement): ReceiptLine[] {
  return postings.flatMap(({ lot, kind, amount }) =>
    lot !== null && 'lotId' in lot ? [{ lotId: lot.lotId, kind, amount }] : [],
  );
}
