import { Button } from '@longstrip/ui';
import { useEffect, useState } from 'react';
import { usePageText } from '../../../i18n/page-texts.tsx';
import { NO_REPLY, SiteForm } from '../../../parts/form/site-form.tsx';

/** Requests another code. With script the button counts down until it may; without script the reply says how long. */
export function SendAgain({ email, sentAtMs }: { email: string; sentAtMs: string }) {
  const text = usePageText();
  const seconds = useSecondsToWait(sentAtMs);
  return (
    <SiteForm reply={NO_REPLY} hidden={{ step: 'address', email, sentAtMs }}>
      <Button type="submit" look="quiet" disabled={seconds > 0}>
        {seconds > 0 ? text('signUp.againIn', { seconds }) : text('signUp.again')}
      </Button>
    </SiteForm>
  );
}

/** 0 until hydrated: without script the button has to work. It counts from when the page came, by the browser's own clock. */
function useSecondsToWait(sentAtMs: string): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (sentAtMs === '') return;
    const fromMs = Date.now();
    const update = () => setSeconds(secondsToWait(fromMs, Date.now()));
    update();
    const timer = setInterval(update, 1000);
    return () => clearInterval(timer);
  }, [sentAtMs]);
  return seconds;
}

/** A mail takes a while to arrive: the page waits before another request. The api's limits protect the mailbox. */
const PAUSE_MS = 60_000;

/** In whole seconds; 0 when another code may be requested. */
export function secondsToWait(sentAtMs: number, nowMs: number): number {
  const leftMs = sentAtMs + PAUSE_MS - nowMs;
  // A time in the future was made up.
  return leftMs > 0 && leftMs <= PAUSE_MS ? Math.ceil(leftMs / 1000) : 0;
}
