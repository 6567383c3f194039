import { USE_HISTORY_CALLS } from '@longstrip/api-contract';
import { grant } from '@longstrip/core';
import { type Endpoint, serve } from '../../http/endpoint.ts';
import type { MoneyParts } from '../services.ts';
import { readSpentDays, readUseHistory } from './use-history.ts';

/** The history of what a reader spent coins on. */
export function useHistoryEndpoints(parts: MoneyParts): Endpoint[] {
  return [
    serve(USE_HISTORY_CALLS.useHistory, async ({ query }, call) => grant(await readUseHistory(parts, query, call))),
    serve(USE_HISTORY_CALLS.spentDays, async (_input, call) => grant(await readSpentDays(parts, call))),
  ];
}
