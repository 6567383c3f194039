import type { PaidValues } from './shop-model.ts';

/** What may be kept of a text: the values are told apart by these marks. */
const MARK = /[|\r\n]/g;

/** The seven values of a payment as the browser keeps them (section 3). */
function paidRecord(values: PaidValues): string {
  return values.map((value) => value.replaceAll(MARK, ' ')).join('|');
}

/** Where a platform's last payment is kept in this browser. */
function paidRecordKey(platformId: string): string {
  return `longstrip-${platformId}-paid`;
}

/** Keeps the last payment of this browser. Where storage is blocked nothing depends on it. */
export function keepPaidRecord(storage: () => Pick<Storage, 'setItem'>, platformId: string, values: PaidValues): void {
  try {
    storage().setItem(paidRecordKey(platformId), paidRecord(values));
  } catch {
    // A private window, or a full disk.
  }
}
