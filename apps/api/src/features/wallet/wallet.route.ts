import { WalletBalanceSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { EMPTY_WALLETS } from './wallet-reader.ts';

/** The balance, under its own name and the older clients'. */
export function walletEndpoints(): Endpoint[] {
  const names = [
    { operationId: 'coinUser', path: '/coin/user' },
    { operationId: 'assetUser', path: '/asset/user' },
  ];
  return names.map((name) =>
    defineReaderEndpoint({
      ...name,
      method: 'GET',
      summary: 'What the signed-in reader has to spend',
      params: NO_INPUT,
      query: NO_INPUT,
      body: NO_BODY,
      data: WalletBalanceSchema,
      refusals: [],
      handle: async (_input, { caller }) => grant(await EMPTY_WALLETS.balance(caller.scope)),
    }),
  );
}
