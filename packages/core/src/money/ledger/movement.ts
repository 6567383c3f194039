import type { CoinHistoryType, CoinKind } from '../../shared/enumerations.ts';
import { type Coins, coins } from '../amounts.ts';
import { type LedgerUnit, type Lot, type LotAmount, type LotTerms, lotAmount, unitOf } from './lot.ts';

/**
 * What a movement does. CHARGE gives lots, USE spends them, EXPIRE removes the rest of lots that have ended, CANCEL takes a
 * charge back, REFUND_PURCHASE undoes a USE, EXCHANGE turns points into coins, MERGE moves a wallet to another account,
 * TRANSFER to an account of another platform (D34), and FORFEIT removes what is left of an account that is erased (D23).
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

/** What may happen to points: earned, exchanged, expired, taken back, or moved from another account (D12 to D15). */
export const POINT_HISTORY_TYPES = [
  'CHARGE',
  'EXCHANGE',
  'EXPIRE',
  'CANCEL',
  'MERGE',
] as const satisfies readonly MovementType[];
export type PointHistoryType = (typeof POINT_HISTORY_TYPES)[number];

/**
 * WALLET (by lot) and DEBT belong to a reader. The others belong to the store: coins come from them and go to them.
 * CLEARING is between platforms: what one platform has there, the other owes.
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

/** An existing lot, or one that the movement itself makes (its index in `newLots`). */
export type LotReference = { readonly lotId: number } | { readonly newLot: number };

/** One line of the ledger. */
export interface Posting {
  readonly account: LedgerAccount;
  /** The owner of the WALLET or DEBT; null for the store's accounts. */
  readonly userId: string | null;
  /** Of a WALLET posting; null for others. */
  readonly lot: LotReference | null;
  readonly kind: CoinKind;
  /** Above zero: comes to the account; below: leaves it. What a reader owes is below zero on DEBT. */
  readonly amount: number;
}

export interface NewLot extends LotTerms {
  readonly userId: string;
  /** The lot that it continues, if it was moved from another account. */
  readonly originLotId: number | null;
}

/** Postings that belong together and add up to zero, as a rule planned them. */
export interface PlannedMovement {
  readonly type: MovementType;
  readonly newLots: readonly NewLot[];
  readonly postings: readonly Posting[];
}

/** An amount taken from one lot. */
export interface LotDebit {
  readonly lot: Lot;
  readonly amount: LotAmount;
}

/** Makes a movement. Throws if the postings do not add up to zero: that is a bug in a rule. */
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

/** A debt has only a unit, no kind: it is posted as COIN or as MILEAGE. */
export function postToDebt(userId: string, unit: LedgerUnit, amount: number): Posting {
  return { account: 'DEBT', userId, lot: null, kind: unit === 'points' ? 'MILEAGE' : 'COIN', amount };
}

/** Moves coins from a reader's lots to an account of the store: for each lot one posting on either side. */
export function debitLotsInto(account: StoreAccount, userId: string, debits: readonly LotDebit[]): Posting[] {
  return debits.flatMap(({ lot, amount }) => [
    postToLot(userId, { lotId: lot.id }, lot.kind, -amount),
    postToStore(account, lot.kind, amount),
  ]);
}

/** The given lots after a movement, without the new lots that it makes. */
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

/** A movement as its reader sees it: the amount for each lot. */
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

/** How much of each kind a debit spent, from its receipt. */
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

/** The receipt lines of a movement: what it does to each existing lot. */
export function receiptLines({ postings }: PlannedMovement): ReceiptLine[] {
  return postings.flatMap(({ lot, kind, amount }) =>
    lot !== null && 'lotId' in lot ? [{ lotId: lot.lotId, kind, amount }] : [],
  );
}
