import { WalletBalanceSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { EMPTY_WALLETS } from './wallet-reader.ts';

/** The balance, under its own name and the older clients'. */
export function walletEndpoints(): Endpoint[] {
  const balance = {
    params: NO_INPUT,
    query: NO_INPUT,
    body: NO_BODY,
    data: WalletBalanceSchema,
    refusals: [],
  } as const;
  return ['/coin/user', '/asset/user'].map((path) =>
    defineReaderEndpoint({
      operationId: path === '/coin/user' ? 'coinUser' : 'assetUser',
      method: 'GET',
      path,
      summary: 'What the signed-in reader has to spend',
      ...balance,
      handle: async (_input, { caller }) => grant(await EMPTY_WALLETS.balance(caller.scope)),
    }),
  );
}
