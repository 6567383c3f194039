import type { CoinKind } from '../../shared/enumerations.ts';
import type { LotTerms } from './lot.ts';

/** One coin, or one point. */
interface Coin {
  readonly lotId: number;
  readonly kind: CoinKind;
  readonly isPaid: boolean;
  readonly acquiredAtMs: number;
  readonly endsAtMs: number;
  /** `held`, what it was spent on, or why it is gone. */
  state: 'held' | 'expired' | 'cancelled' | 'debt' | number;
}

const ORDER: Record<CoinKind, number> = { BONUS: 0, FREE_COIN: 1, COIN: 2, MILEAGE: 3 };

/** A simple model of the ledger for tests: a list of coins, each with its state. The rules must give the same results. */
export class CoinList {
  readonly coins: Coin[] = [];
  debt = 0;
  readonly #spent = new Map<number, Coin[]>();

  charge(terms: readonly LotTerms[], firstLotId: number): void {
    terms.forEach((lot, index) => {
      const coin = { ...lot, lotId: firstLotId + index, isPaid: lot.kind === 'COIN' && lot.source === 'PAYMENT' };
      for (let count = 0; count < lot.amount; count += 1) {
        this.coins.push({ ...coin, endsAtMs: lot.expiresAtMs ?? Number.POSITIVE_INFINITY, state: 'held' });
      }
    });
    this.#payDebt(this.coins.filter(({ lotId }) => lotId >= firstLotId));
  }

  /** For each spent coin the id of its lot; null if the debit is refused. */
  debit(price: number, use: number, nowMs: number): number[] | null {
    const usable = this.#alive(nowMs)
      .filter(({ kind }) => kind !== 'MILEAGE')
      .toSorted(
        (one, other) =>
          Number(one.endsAtMs > other.endsAtMs) - Number(one.endsAtMs < other.endsAtMs) ||
          ORDER[one.kind] - ORDER[other.kind] ||
          one.acquiredAtMs - other.acquiredAtMs ||
          one.lotId - other.lotId,
      );
    if (this.debt > 0 || usable.length < price) return null;
    const spent = usable.slice(0, price);
    for (const coin of spent) coin.state = use;
    this.#spent.set(use, spent);
    return spent.map(({ lotId }) => lotId);
  }

  refund(use: number, nowMs: number): void {
    // In the order in which they were spent.
    const back = this.#spent.get(use) ?? [];
    for (const coin of back) coin.state = 'held';
    this.#payDebt(back);
    const lots = new Set(back.map(({ lotId }) => lotId));
    this.expire(nowMs, ({ lotId }) => lots.has(lotId));
  }

  expire(nowMs: number, which: (coin: Coin) => boolean = () => true): void {
    for (const coin of this.coins) {
      if (coin.state === 'held' && coin.endsAtMs <= nowMs && which(coin)) coin.state = 'expired';
    }
  }

  cancel(firstLotId: number, lotCount: number): void {
    for (const coin of this.coins.filter(({ lotId }) => lotId >= firstLotId && lotId < firstLotId + lotCount)) {
      if (coin.state === 'held') coin.state = 'cancelled';
      else if (coin.state !== 'expired') this.debt += 1;
    }
  }

  count(kind: CoinKind, nowMs: number): number {
    return this.#alive(nowMs).filter((coin) => coin.kind === kind).length;
  }

  heldIn(lotId: number): number {
    return this.coins.filter((coin) => coin.lotId === lotId && coin.state === 'held').length;
  }

  countOf(lotId: number, state: Coin['state']): number {
    return this.coins.filter((coin) => coin.lotId === lotId && coin.state === state).length;
  }

  #alive(nowMs: number): Coin[] {
    return this.coins.filter(({ state, endsAtMs }) => state === 'held' && nowMs < endsAtMs);
  }

  #payDebt(coins: readonly Coin[]): void {
    for (const coin of coins) {
      if (this.debt === 0 || !coin.isPaid || coin.state !== 'held') continue;
      coin.state = 'debt';
      this.debt -= 1;
    }
  }
}
