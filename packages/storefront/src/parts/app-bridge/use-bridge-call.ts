import { useCallback } from 'react';
import { useSite } from '../../root/site-data.ts';
import type { BridgeReply } from './app-bridge.ts';
import type { BridgeCallName, CallAnswer, CallData } from './bridge-contract.ts';

/** Asks the app, from a page that only the app shows. The bridge is loaded with the first call. */
export type BridgeCall = <Name extends BridgeCallName>(
  name: Name,
  data: CallData<Name>,
) => Promise<BridgeReply<CallAnswer<Name>>>;

/** The function stays the same until the page is left. Without an app around the page, every call is `NOT_SUPPORTED`. */
export function useBridgeCall(): BridgeCall {
  const { app } = useSite();
  const isInApp = app !== null;
  const isSimulated = app?.isSimulated ?? false;
  return useCallback<BridgeCall>(
    async (name, data) => {
      if (!isInApp) return { ok: false, code: 'NOT_SUPPORTED' };
      const { openAppBridge } = await import('./app-bridge.ts');
      return (await openAppBridge({ isSimulated })).ask(name, data);
    },
    [isInApp, isSimulated],
  );
}

/** Moves the phone a little in answer to a press, in the app; elsewhere it does nothing. The function stays the same. */
export function useHaptic(): (kind: CallData<'haptic'>['kind']) => void {
  const ask = useBridgeCall();
  return useCallback((kind) => void ask('haptic', { kind }), [ask]);
}
