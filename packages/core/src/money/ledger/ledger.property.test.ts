import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COIN_KINDS, COIN_SOURCES } from '../../shared/enumerations.ts';
import { coins } from '../amounts.ts';
import { planCancel, planExpiry, planRefund } from './cancelling.ts';
import { planCharge } from './charging.ts';
import { CoinList } from './coin-list.model.ts';
import { applyMovement, NOW_MS, walletOf } from './ledger.fixture.ts';
import { balanceByKind, type LotTerms, lotAmount, type Wallet } from './lot.ts';
import { type PlannedMovement, sumOfUnit } from './movement.ts';
import { planDebit } from './spending.ts';
import { planMerge } from './transfer.ts';

const DAY_MS = 86_400_000;

const terms = fc
  .record({
    kind: fc.constantFrom(...COIN_KINDS),
    source: fc.constantFrom(...COIN_SOURCES, 'PAYMENT' as const, 'PAYMENT' as const),
    amount: fc.integer({ min: 1, max: 12 }),
    daysLeft: fc.constantFrom(null, null, 1, 2, 30),
  })
  .map((given) => ({ ...given, daysLeft: given.kind === 'BONUS' ? (given.daysLeft ?? 30) : given.daysLeft }));

/** Steps on a wallet; `nth` picks an earlier debit or charge. The clock goes forward and back, also by a millisecond. */
const steps = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        step: fc.constant('charge' as const),
        lots: fc.array(terms, { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({ step: fc.constant('debit' as const), price: fc.integer({ min: 1, max: 15 }) }),
    },
    { weight: 2, arbitrary: fc.record({ step: fc.constant('refund' as const), nth: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('cancel' as const), nth: fc.nat() }) },
    { weight: 1, arbitrary: fc.record({ step: fc.constant('expire' as const) }) },
    {
      weight: 3,
      arbitrary: fc.record({
        step: fc.constant('clock' as const),
        byMs: fc.constantFrom(-7_200_000, -1_000, -1, 1, 1_000, DAY_MS - 1, DAY_MS, 30 * DAY_MS),
      }),
    },
  ),
  { minLength: 5, maxLength: 40, size: 'max' },
);

type Story = typeof steps extends fc.Arbitrary<infer Steps> ? Steps : never;

/** A wallet and the model (`CoinList`), which go through the same steps. */
class Both {
  wallet: Wallet = walletOf([]);
  readonly list = new CoinList();
  nowMs = NOW_MS;
  #nextLotId = 1;
  #charges: { firstLotId: number; lotCount: number }[] = [];
  #uses: { use: number; postings: PlannedMovement['postings'] }[] = [];
  #useCount = 0;

  apply(planned: PlannedMovement | null): void {
    if (planned === null) return;
    expect([sumOfUnit(planned.postings, 'coins'), sumOfUnit(planned.postings, 'points')]).toEqual([0, 0]);
    const [wallet] = applyMovement([this.wallet], planned, this.#nextLotId);
    this.#nextLotId += planned.newLots.length;
    if (wallet !== undefined) this.wallet = wallet;
  }

  charge(
    given: readonly { kind: LotTerms['kind']; source: LotTerms['source']; amount: number; daysLeft: number | null }[],
  ): void {
    const lots = given.map(({ daysLeft, kind, source, amount }) => ({
      ...{ kind, source, amount: lotAmount(kind, amount), acquiredAtMs: this.nowMs },
      expiresAtMs: daysLeft === null ? null : this.nowMs + daysLeft * DAY_MS,
    }));
    const firstLotId = this.#nextLotId;
    this.#charges.push({ firstLotId, lotCount: lots.length });
    this.apply(planCharge(this.wallet, lots, this.nowMs));
    this.list.charge(lots, firstLotId);
  }

  debit(price: number): void {
    this.#useCount += 1;
    const planned = planDebit(this.wallet, coins(price), this.nowMs);
    const spent = this.list.debit(price, this.#useCount, this.nowMs);
    expect(planned.ok).toBe(spent !== null);
    if (!planned.ok || spent === null) return;
    const taken = planned.value.postings.flatMap(({ lot, amount }) =>
      lot !== null && 'lotId' in lot ? Array.from({ length: -amount }, () => lot.lotId) : [],
    );
    expect(taken).toEqual(spent);
    this.apply(planned.value);
    this.#uses.push({ use: this.#useCount, postings: planned.value.postings });
  }

  refund(nth: number): void {
    const [undone] = this.#uses.splice(nth % Math.max(1, this.#uses.length), 1);
    if (undone === undefined) return;
    const used = undone.postings.flatMap(({ lot: of, amount }) => {
      const lot = this.wallet.lots.find(({ id }) => of !== null && 'lotId' in of && of.lotId === id);
      return lot === undefined ? [] : [{ lot, amount: lotAmount(lot.kind, -amount) }];
    });
    const { refund, expiry } = planRefund(this.wallet, used, this.nowMs);
    this.apply(refund);
    this.apply(expiry);
    this.list.refund(undone.use, this.nowMs);
  }

  cancel(nth: number): void {
    const [undone] = this.#charges.splice(nth % Math.max(1, this.#charges.length), 1);
    if (undone === undefined) return;
    const { firstLotId, lotCount } = undone;
    const charged = this.wallet.lots
      .filter(({ id }) => id >= firstLotId && id < firstLotId + lotCount)
      .map((lot) => ({ lot, userId: this.wallet.userId, expired: this.list.countOf(lot.id, 'expired'), moved: 0 }));
    this.apply(planCancel(charged, this.wallet.userId));
    this.list.cancel(firstLotId, lotCount);
  }

  compare(): void {
    const counted = Object.fromEntries(COIN_KINDS.map((kind) => [kind, this.list.count(kind, this.nowMs)]));
    expect(balanceByKind(this.wallet.lots, this.nowMs)).toEqual(counted);
    expect(this.wallet.lots.map(({ id, remaining }) => [id, remaining])).toEqual(
      this.wallet.lots.map(({ id }) => [id, this.list.heldIn(id)]),
    );
    expect(this.wallet.debt).toEqual({ coins: this.list.debt, points: 0 });
  }
}

/** Runs the steps on both and checks that they never differ. */
function follow(story: Story): Both {
  const both = new Both();
  for (const each of story) {
    switch (each.step) {
      case 'charge':
        both.charge(each.lots);
        break;
      case 'debit':
        both.debit(each.price);
        break;
      case 'refund':
        both.refund(each.nth);
        break;
      case 'cancel':
        both.cancel(each.nth);
        break;
      case 'expire':
        both.apply(planExpiry(both.wallet, both.nowMs));
        both.list.expire(both.nowMs);
        break;
      case 'clock':
        both.nowMs += each.byMs;
        break;
    }
    both.compare();
  }
  return both;
}

test('whatever happens to a wallet, it holds what a plain list of coins holds', () => {
  fc.assert(
    fc.property(steps, (story) => void follow(story)),
    { numRuns: 300 },
  );
});

test('joining two wallets keeps every coin that has not ended, its date, its place in the order and every debt', () => {
  fc.assert(
    fc.property(steps, steps, (guestStory, memberStory) => {
      const [guest, member] = [follow(guestStory), follow(memberStory)];
      const nowMs = Math.max(guest.nowMs, member.nowMs);
      const from = { ...guest.wallet, userId: 'guest' };
      const planned = planMerge(from, member.wallet, nowMs);
      const [left, joined] =
        planned === null ? [from, member.wallet] : applyMovement([from, member.wallet], planned, 1_000);
      const sums = (...wallets: (Wallet | undefined)[]) =>
        balanceByKind(
          wallets.flatMap((wallet) => wallet?.lots ?? []),
          nowMs,
        );
      expect(sums(joined)).toEqual(sums(from, member.wallet));
      expect(Object.values(sums(left))).toEqual([0, 0, 0, 0]);
      expect(joined?.debt.coins).toBe(from.debt.coins + member.wallet.debt.coins);
      expect(left?.debt.coins).toBe(0);
      const ends = (wallet: Wallet | undefined) =>
        (wallet?.lots ?? [])
          .filter(({ remaining, expiresAtMs }) => remaining > 0 && (expiresAtMs ?? nowMs + 1) > nowMs)
          .map(({ kind, source, remaining, acquiredAtMs, expiresAtMs }) =>
            [kind, source, remaining, acquiredAtMs, expiresAtMs].join(),
          );
      expect(ends(joined).toSorted()).toEqual([...ends(from), ...ends(member.wallet)].toSorted());
    }),
    { numRuns: 100 },
  );
});
