import type { Transfer } from '@longstrip/api-contract';
import type { Call } from './fake-api.ts';
import { success } from './fake-envelope.ts';

/** The fake api's answer for a reader who has not started the move of their account; null at any other address. */
export function fakeTransfer({ method, pathname }: Call): Response | null {
  if (method !== 'GET' || pathname !== '/transfer') return null;
  const notBegun: Transfer = {
    ...{ state: null, targetPlatformId: 'bom-us', target: null, confirmedAt: null, doneAt: null },
    summary: {
      ...{ amounts: [], debtCoins: 0, debtPoints: 0, movingSeries: 0, movingEpisodes: 0, staying: [], places: 0 },
    },
  };
  return success(notBegun);
}
