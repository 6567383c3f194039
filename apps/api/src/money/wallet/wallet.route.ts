import { WALLET_CALLS, type WalletDetail } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import type { SignedInCaller } from '../../http/caller.ts';
import { type Endpoint, type EndpointCall, serve } from '../../http/endpoint.ts';
import { readUser } from '../../people/index.ts';
import type { MoneyParts } from '../services.ts';
import { createWalletReader, readWalletDetail } from './wallet.ts';

/** The balance, under its own path and that of older clients, and the details of the wallet. */
export function walletEndpoints(parts: MoneyParts): Endpoint[] {
  const { db } = parts;
  const wallets = createWalletReader(db);
  return [
    ...[WALLET_CALLS.coinBalance, WALLET_CALLS.walletBalance].map((call) =>
      serve(call, async (_input, { caller, nowMs }) => grant(await wallets.balance(caller.scope, nowMs))),
    ),
    serve(WALLET_CALLS.walletDetail, async (_input, { caller, nowMs }) =>
      grant(await readWalletDetail(db, caller.scope, nowMs)),
    ),
    serve(WALLET_CALLS.readerWithWallet, async ({ body }, call) => {
      const [user, wallet] = await Promise.all([readUser(parts, body, call), walletOrNull(parts, call)]);
      return grant({ user, wallet });
    }),
  ];
}

/** Null if the wallet cannot be read: a page shows its reader all the same. */
async function walletOrNull(
  { db }: Pick<MoneyParts, 'db'>,
  { caller, nowMs, logger }: EndpointCall<SignedInCaller>,
): Promise<WalletDetail | null> {
  try {
    return await readWalletDetail(db, caller.scope, nowMs);
  } catch (error) {
    logger.warn({ error: String(error) }, 'no wallet');
    return null;
  }
}
