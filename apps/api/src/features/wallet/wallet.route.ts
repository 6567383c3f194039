import { WalletBalanceSchema } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { ApiParts } from '../../api-options.ts';
import { defineReaderEndpoint, type Endpoint, NO_BODY, NO_INPUT } from '../../http/endpoint.ts';
import { createWalletReader } from './wallet-reader.ts';

/** The balance, under its own name and the older clients'. */
export function walletEndpoints({ db }: ApiParts): Endpoint[] {
  const wallets = createWalletReader(db);
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
      handle: async (_input, { caller, nowMs }) => grant(await wallets.balance(caller.scope, nowMs)),
    }),
  );
}
