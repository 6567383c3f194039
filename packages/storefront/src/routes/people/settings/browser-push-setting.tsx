import { Button } from '@longstrip/ui';
import { useFetcher } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import type { FormReply } from '../../../parts/form/form-reply.ts';
import { type BrowserPush, readBrowserPush, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';
import type { PushOffer } from './setting-model.ts';

/** Whether push messages come to this browser, and the button that changes it. Nothing is asked before it is pressed. */
export function BrowserPushSetting({ offer }: { offer: PushOffer }) {
  const text = usePageText();
  const fetcher = useFetcher<FormReply>();
  const [browser, setBrowser] = useState<BrowserPush | null>(null);
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    readBrowserPush().then(setBrowser, () => setBrowser({ kind: 'none' }));
  }, []);

  const turn = async (change: () => Promise<void>) => {
    setAsking(true);
    setFailed(false);
    try {
      await change();
    } catch {
      setFailed(true);
    }
    setBrowser(await readBrowserPush().catch(() => browser));
    setAsking(false);
  };
  const turnOn = () =>
    turn(async () => {
      const fields = await subscribeBrowser(offer.publicKey);
      if (fields !== null) fetcher.submit({ change: 'pushOn', ...fields }, { method: 'post' });
    });
  const turnOff = (subscriptionId: string) =>
    turn(async () => {
      // The store first: it sends nothing more, even where the browser fails.
      fetcher.submit({ change: 'pushOff', subscriptionId }, { method: 'post' });
      await unsubscribeBrowser();
    });

  if (browser === null) return null;
  const own = browser.kind === 'ready' ? browser.subscriptionId : null;
  const onId = own !== null && offer.subscriptionIds.includes(own) ? own : null;
  const problem = hasFailed ? text('account.pushFailed') : (fetcher.data?.text ?? null);
  return (
    <BrowserPushRow
      state={browser.kind === 'ready' ? (onId === null ? 'off' : 'on') : browser.kind}
      isBusy={isAsking || fetcher.state !== 'idle'}
      problem={problem}
      onTurn={() => void (onId === null ? turnOn() : turnOff(onId))}
    />
  );
}

const STATES = {
  on: 'account.pushBrowserOn',
  off: 'account.pushBrowserOff',
  blocked: 'account.pushBrowserBlocked',
  none: 'account.pushBrowserNone',
} as const;

export interface BrowserPushRowProps {
  state: keyof typeof STATES;
  isBusy: boolean;
  problem: string | null;
  onTurn: () => void;
}

/** The state in words, which are spoken when they change; a button where the page can change it. */
export function BrowserPushRow({ state, isBusy, problem, onTurn }: BrowserPushRowProps) {
  const text = usePageText();
  return (
    <div className="py-2">
      <div className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-[12rem]">
          <span className="block">{text('account.pushBrowser')}</span>
          <span role="status" className="block text-13 text-fg-2">
            {text(STATES[state])}
          </span>
        </p>
        {(state === 'on' || state === 'off') && (
          <Button look="outlined" isBusy={isBusy} onClick={onTurn}>
            {text(state === 'on' ? 'account.pushTurnOff' : 'account.pushTurnOn')}
          </Button>
        )}
      </div>
      {problem !== null && !isBusy && (
        <p role="alert" className="text-13 text-negative">
          {problem}
        </p>
      )}
    </div>
  );
}
