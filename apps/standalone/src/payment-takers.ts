import type { Settings } from '../launch/settings.mjs';
import type { ApiOptions } from './load-api.ts';
import type { OpenedSandbox } from './open-sandbox.ts';

/**
 * Who takes the payments of this run, and who is told of them (D16): those whose contracts are set; in demo mode the
 * sandbox's own check-out, beside the stores of the apps that it plays, or the services that the sandbox plays.
 */
export function paymentTakers(
  { payments, appStores, demoPayments }: Pick<Settings, 'payments' | 'appStores' | 'demoPayments'>,
  sandbox: Pick<OpenedSandbox, 'payments' | 'facebook' | 'stripe' | 'gmo' | 'appStore' | 'play'> | null,
): NonNullable<ApiOptions['payments']> {
  if (sandbox === null) return { ...payments, ...appStores, sandbox: null };
  const { facebook, stripe, gmo, appStore: apple, play: google } = sandbox;
  if (demoPayments === 'providers') return { sandbox: null, stripe, gmo, apple, google, facebook };
  return { ...payments, apple, google, sandbox: sandbox.payments, facebook };
}
