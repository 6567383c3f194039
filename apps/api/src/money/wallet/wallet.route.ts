import { WALLET_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';
import { createWalletReader, readWalletDetail } from './wallet.ts';

/** The balance, under its own path and that of older clients, and the details of the wallet. */
export function walletEndpoints({ db }: MoneyParts): Endpoint[] {
  const wallets = createWalletReader(db);
  return [
    ...[WALLET_CALLS.coinBalance, WALLET_CALLS.walletBalance].map((call) =>
      serve(call, async (_input, { caller, nowMs }) => grant(await wallets.balance(caller.scope, nowMs))),
    ),
    serve(WALLET_CALLS.walletDetail, async (_input, { caller, nowMs }) =>
      grant(await readWalletDetail(db, caller.scope, nowMs)),
    ),
  ];
}
