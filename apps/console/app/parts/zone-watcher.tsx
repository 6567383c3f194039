import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useRootData } from '../i18n/format.tsx';
import { writePreference } from './write-preference.ts';

/** Times are shown in the browser's time zone; the server learns of it by a cookie. */
export function ZoneWatcher() {
  const zone = useRootData()?.zone;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (zone === undefined || own === zone) return;
    writePreference('zone', own);
    revalidate();
  }, [zone, revalidate]);
  return null;
}
