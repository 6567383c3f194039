import type { MovementType } from './ledger/movement.ts';

/** What may happen to points: earned, exchanged, ended, taken back, or come over from another account (D12 to D15). */
export const POINT_HISTORY_TYPES = [
  'CHARGE',
  'EXCHANGE',
  'EXPIRE',
  'CANCEL',
  'MERGE',
] as const satisfies readonly MovementType[];
export type PointHistoryType = (typeof POINT_HISTORY_TYPES)[number];
