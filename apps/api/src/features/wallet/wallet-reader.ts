import type { WalletBalance } from '@longstrip/api-contract';
import type { ReaderScope } from '../identity/reader-scope.ts';

/** Reads what a reader has to spend. */
export interface WalletReader {
  balance(reader: ReaderScope): Promise<WalletBalance>;
}

/** Nobody has coins: nothing sells or gives them yet. */
export const EMPTY_WALLETS: WalletReader = {
  balance: async () => ({
    coinBalance: { coin: 0, bonusCoin: 0, freeCoin: 0 },
    ticketBalance: { ticket: 0, bonusTicket: 0, freeTicket: 0 },
  }),
};
