import type { AppBridge } from './app-bridge.ts';
import { problemOf } from './app-problem.ts';
import type { CallData } from './bridge-contract.ts';

type UserData = CallData<'userData'>['user'];

/**
 * Tells the app whose session the pages have. Where the app cannot use it, the tokens are renewed and it is told once more
 * (section 8).
 * @param renew renews the tokens; null: nobody is signed in any more, which is no fault of the app
 * @returns false where the app could not use the second either
 */
export async function tellUserData(
  bridge: Pick<AppBridge, 'ask'>,
  user: UserData,
  renew: () => Promise<UserData>,
): Promise<boolean> {
  const first = await bridge.ask('userData', { user });
  if (first.ok || problemOf('userData', first.code) === null) return true;
  const renewed = user === null ? null : await renew();
  if (user !== null && renewed === null) return true;
  return (await bridge.ask('userData', { user: renewed })).ok;
}
