const SECOND_MS = 1000;
const SECONDS_A_MINUTE = 60;
const MINUTES_AN_HOUR = 60;

/** What is left of a time as hours, minutes and seconds: `05:12:33`, in Latin digits; a part of a second counts as one. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / SECOND_MS));
  const minutes = Math.floor(seconds / SECONDS_A_MINUTE);
  const parts = [Math.floor(minutes / MINUTES_AN_HOUR), minutes % MINUTES_AN_HOUR, seconds % SECONDS_A_MINUTE];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
