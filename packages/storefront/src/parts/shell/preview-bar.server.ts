import { PREVIEW_PATH, type Preview } from '@longstrip/api-contract';
import type { Locale, Platform } from '@longstrip/core';
import { formatDay, formatTime } from '../../i18n/format.server.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import type { PreviewBarTexts } from '../../root/site-data.ts';

const AGES = { GUEST: 'preview.guest', MINOR: 'preview.minor', ADULT: 'preview.adult' } as const;

/** The texts of the bar, with the previewed minute in the platform's zone. */
export async function previewBarTexts(platform: Platform, locale: Locale, preview: Preview): Promise<PreviewBarTexts> {
  const text = await serverText(locale);
  const { atMs, age, withDrafts, endsAtMs } = preview;
  const when = `${formatDay(platform, locale, atMs)} ${formatTime(platform, locale, atMs)}`;
  const parts = [
    text('preview.at', { when }),
    text(AGES[age]),
    ...(withDrafts ? [text('preview.drafts')] : []),
    text('preview.until', { time: formatTime(platform, locale, endsAtMs) }),
  ];
  return { what: parts.join(' · '), end: text('preview.end'), endPath: PREVIEW_PATH };
}
