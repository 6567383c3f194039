import { data } from '@remix-run/react';
import type { Me } from './account-answers.ts';

/**
 * For a page that asks the api only later: shows at once that it would refuse.
 * @throws Response the page about a role that is missing
 */
export function refuseWithout({ calls }: Pick<Me, 'calls'>, call: string): void {
  if (calls[call] === undefined)
    throw data({ code: 'FORBIDDEN', sentence: 'that is for another role.' }, { status: 403 });
}
