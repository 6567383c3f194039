import { setTimeout as wait } from 'node:timers/promises';
import type { AppLoadContext } from '@remix-run/server-runtime';
import '../../server/site-context.ts';

/** A document waits no longer for what stands in its frame. */
const LIMIT_MS = 1_000;

/**
 * All coins of a signed-in reader, for the wallet in the frame of the first document; null where they are not known in time.
 * Never fails: the data of every page, error pages too, depend on it.
 */
export async function loadBalance(site: AppLoadContext): Promise<number | null> {
  if (!site.isSignedIn) return null;
  const limit = new AbortController();
  try {
    return await Promise.race([askBalance(site), wait(LIMIT_MS, null, { signal: limit.signal, ref: false })]);
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no balance for the frame');
    return null;
  } finally {
    limit.abort();
  }
}

async function askBalance({ api }: AppLoadContext): Promise<number | null> {
  const reply = await api.walletBalance();
  if (!reply.ok) return null;
  const { coin, freeCoin, bonusCoin } = reply.data.coinBalance;
  return coin + freeCoin + bonusCoin;
}
