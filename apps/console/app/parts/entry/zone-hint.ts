import { getPlatform, isPlatformId } from '@longstrip/platform-config';
import { useText } from '../../i18n/use-text.ts';

/** Says in which zone the moments of a form are. */
export function useZoneHint(): (platform: string) => string {
  const text = useText();
  return (platform) => text('entry.zone', { zone: zoneOf(platform) });
}

const zoneOf = (platform: string): string => (isPlatformId(platform) ? getPlatform(platform).timeZone : 'UTC');

const HOUR_MS = 3_600_000;

/** The next whole hour on the clock of a platform, `2030-01-31T18:00`: where a new entry begins unless another moment is chosen. */
export function startOfNextHour(platform: string, afterDays = 0): string {
  const atMs = Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + afterDays * 24 * HOUR_MS;
  const parts = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone: zoneOf(platform), dateStyle: 'short', timeStyle: 'short' },
  }).format(atMs);
  return parts.replace(' ', 'T');
}
