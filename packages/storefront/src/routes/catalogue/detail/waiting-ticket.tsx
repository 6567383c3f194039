import { TicketNote } from '@longstrip/ui';
import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { SeriesTicket } from '../../../parts/purchase/purchase-model.ts';

const SECOND_MS = 1000;

/**
 * A ticket that is not ready yet, with its countdown. It counts from the server's time, plus the time that the page has been
 * open. At its end the page's data is loaded again.
 */
export function WaitingTicket({
  title,
  note,
  label,
  readyAtMs,
  nowMs,
}: Omit<Extract<SeriesTicket, { kind: 'waiting' }>, 'kind'> & { title: string; note: string }) {
  const { revalidate } = useRevalidator();
  const [leftMs, setLeftMs] = useState(readyAtMs - nowMs);
  useEffect(() => {
    const startedAtMs = performance.now();
    const timer = setInterval(() => {
      const next = readyAtMs - nowMs - (performance.now() - startedAtMs);
      setLeftMs(Math.max(0, next));
      if (next > 0) return;
      clearInterval(timer);
      revalidate();
    }, SECOND_MS);
    return () => clearInterval(timer);
  }, [readyAtMs, nowMs, revalidate]);
  return <TicketNote title={title} note={note} stateLabel={label} countdown={formatCountdown(leftMs)} />;
}

const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;

/** The time left as hours, minutes and seconds: `05:12:33`, in Latin digits, rounded up to whole seconds. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  const parts = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR, seconds % SECONDS_A_MINUTE];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
