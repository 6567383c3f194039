import { type CoinKind, type CoinSource, type Lot, lotAmount, type PlannedMovement, type Wallet } from '../../index.ts';
import { coins, mileage } from '../amounts.ts';

export const NOW_MS = Date.UTC(2026, 2, 10, 12);

/** By default a lot of paid coins that never ends. */
export function lotOf(
  id: number,
  remaining: number,
  change: {
    kind?: CoinKind;
    source?: CoinSource;
    amount?: number;
    acquiredAtMs?: number;
    expiresAtMs?: number | null;
  } = {},
): Lot {
  const { kind = 'COIN', amount = remaining } = change;
  return {
    ...{ source: 'PAYMENT', acquiredAtMs: NOW_MS, expiresAtMs: null, ...change },
    ...{ id, kind, amount: lotAmount(kind, amount), remaining: lotAmount(kind, remaining) },
  };
}

export function walletOf(lots: readonly Lot[], debt: { coins?: number; points?: number } = {}): Wallet {
  return { userId: 'reader', lots, debt: { coins: coins(debt.coins ?? 0), points: mileage(debt.points ?? 0) } };
}

/** The wallets after a movement, as the database would have them: postings change lots and debts. */
export function applyMovement(
  wallets: readonly Wallet[],
  { newLots, postings }: PlannedMovement,
  firstLotId: number,
): Wallet[] {
  const idOf = (newLot: number) => firstLotId + newLot;
  return wallets.map((wallet) => {
    const made = newLots.flatMap(({ userId, originLotId: _, ...terms }, index) =>
      userId === wallet.userId ? [{ ...terms, id: idOf(index), remaining: lotAmount(terms.kind, 0) }] : [],
    );
    const own = postings.filter(({ userId }) => userId === wallet.userId);
    const lots = [...wallet.lots, ...made].map((lot) => {
      const changes = own.filter(
        ({ lot: of }) => of !== null && ('lotId' in of ? of.lotId : idOf(of.newLot)) === lot.id,
      );
      const remaining = changes.reduce((sum, { amount }) => sum + amount, Number(lot.remaining));
      if (remaining > lot.amount) throw new RangeError(`lot ${lot.id} holds more than its amount`);
      return { ...lot, remaining: lotAmount(lot.kind, remaining) };
    });
    const owed = (isPoints: boolean) =>
      own
        .filter(({ account, kind }) => account === 'DEBT' && (kind === 'MILEAGE') === isPoints)
        .reduce((sum, { amount }) => sum - amount, 0);
    const debt = { coins: coins(wallet.debt.coins + owed(false)), points: mileage(wallet.debt.points + owed(true)) };
    return { ...wallet, lots, debt };
  });
}
