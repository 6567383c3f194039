import { isAlive, type Lot, type Wallet } from './lot.ts';
import { type MovementType, movementOf, type PlannedMovement, takeInto } from './movement.ts';

/** Plans the movement that writes down what has ended (D13); null where nothing is left in lots that have. */
export function planExpiry({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>, nowMs: number): PlannedMovement | null {
  const ended = lots.filter((lot) => !isAlive(lot, nowMs));
  return planEnd('EXPIRE', userId, ended);
}

/** Plans the movement that ends all lots of an account that is erased (D23, D41); null where nothing is left. */
export function planForfeit({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>): PlannedMovement | null {
  return planEnd('FORFEIT', userId, lots);
}

function planEnd(type: MovementType, userId: string, lots: readonly Lot[]): PlannedMovement | null {
  const takings = lots.filter(({ remaining }) => remaining > 0).map((lot) => ({ lot, amount: lot.remaining }));
  return takings.length === 0 ? null : movementOf(type, takeInto('EXPIRED', userId, takings));
}
