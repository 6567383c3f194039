import type { MessageReceiver } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { findAnyAccount } from '../withdrawal/withdrawal.repository.ts';

/**
 * Where a mail goes (D29): to the address that it names (MAIL), or to the one that a reader has confirmed (USER).
 * @returns null where the reader has none, or has left
 */
export async function receiverAddress(
  executor: Executor,
  platformId: string,
  receiver: MessageReceiver,
): Promise<string | null> {
  switch (receiver.target) {
    case 'MAIL':
      return receiver.address;
    case 'USER': {
      const account = await findAnyAccount(executor, { platformId, userId: receiver.userId });
      if (account === null || account.withdrawnAtMs !== null || account.emailConfirmedAtMs === null) return null;
      return account.email;
    }
  }
}
