import { isAlive, type Wallet } from './lot.ts';
import { movementOf, type PlannedMovement, takeInto } from './movement.ts';

/** Plans the movement that writes down what has ended (D13); null where nothing is left in lots that have. */
export function planExpiry({ userId, lots }: Pick<Wallet, 'userId' | 'lots'>, nowMs: number): PlannedMovement | null {
  const ended = lots.filter((lot) => lot.remaining > 0 && !isAlive(lot, nowMs));
  if (ended.length === 0) return null;
  const takings = ended.map((lot) => ({ lot, amount: lot.remaining }));
  return movementOf('EXPIRE', takeInto('EXPIRED', userId, takings));
}
