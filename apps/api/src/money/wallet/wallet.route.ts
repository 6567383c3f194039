import { WalletBalanceSchema, WalletDetailSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import type { MoneyParts } from '../parts.ts';
import { createWalletReader, readWalletDetail } from './wallet.ts';

/** The balance, under its own name and the older clients'. */
export function walletEndpoints({ db }: MoneyParts): Endpoint[] {
  const wallets = createWalletReader(db);
  const names = [
    { operationId: 'coinUser', path: '/coin/user' },
    { operationId: 'assetUser', path: '/asset/user' },
  ];
  const balances = names.map((name) =>
    defineReaderEndpoint({
      ...name,
      method: 'GET',
      summary: 'What the signed-in reader has to spend',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: WalletBalanceSchema,
      refusals: [],
      handle: async (_input, { caller, nowMs }) => grant(await wallets.balance(caller.scope, nowMs)),
    }),
  );
  const detail = defineReaderEndpoint({
    operationId: 'assetWallet',
    path: '/asset/wallet',
    method: 'GET',
    summary: 'All that the signed-in reader has, with the ends of bonus coins, points, debt and coupons',
    params: NO_INPUT,
    query: NO_INPUT,
    body: NO_BODY,
    data: WalletDetailSchema,
    refusals: [],
    handle: async (_input, { caller, nowMs }) => grant(await readWalletDetail(db, caller.scope, nowMs)),
  });
  return [...balances, detail];
}
