import type { Transaction } from '@longstrip/database';
import {
  COMMUNITY_MIGRATION,
  deleteCommunityRows,
  deleteSubscriptionsOfSession,
  eraseCommunity,
} from './community/index.ts';
import {
  deleteMoneyRows,
  eraseMoney,
  lockBothWallets,
  MONEY_LOSSES,
  MONEY_MIGRATION,
  transferWallet,
} from './money/index.ts';
import {
  type AccountChanges,
  type AccountEraser,
  type AccountRows,
  createPeopleEraser,
  deletePeopleRows,
} from './people/index.ts';
import { createReadingEraser, deleteReadingRows, READING_MIGRATION, type ReaderKeys } from './reading/index.ts';
import type { AccountKeys } from './shared/account-keys.ts';

/** What each domain does when an account changes. A domain with rows of readers has its part in `<domain>/account-changes.ts`. */
export const ACCOUNT_CHANGES: AccountChanges = {
  migrationSteps: [...MONEY_MIGRATION, ...READING_MIGRATION, ...COMMUNITY_MIGRATION],
  withdrawalLosses: MONEY_LOSSES,
  sessionEnders: [deleteSubscriptionsOfSession],
  transferWallets: { lockBoth: lockBothWallets, move: transferWallet },
};

/** The erasers of an account. Domains whose rows refer to the rows of others come first. */
export function accountErasers({ keys, readerKeys }: { keys: AccountKeys; readerKeys: ReaderKeys }): AccountEraser[] {
  return [eraseCommunity, eraseMoney, createReadingEraser(readerKeys), createPeopleEraser(keys)];
}

/** Deletes the rows that belong to this account alone and that the ledger does not need. */
export async function deleteRowsOf(transaction: Transaction, account: AccountRows): Promise<void> {
  for (const deleteRows of [deleteCommunityRows, deleteMoneyRows, deleteReadingRows, deletePeopleRows]) {
    await deleteRows(transaction, account);
  }
}
