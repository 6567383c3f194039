import { lockNamed, type Transaction } from '@longstrip/database';

/** Until the transaction ends, no other process seeds the demo or counts its reads. */
export async function lockDemo(tx: Transaction): Promise<void> {
  await lockNamed(tx, 'demo');
}
