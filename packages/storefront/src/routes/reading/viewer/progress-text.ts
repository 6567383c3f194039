import type { Locale, ViewerSettings } from '@longstrip/core';
import { useText } from '../../../i18n/use-text.ts';
import { chosenMode, workKind } from '../../../parts/reading/viewer-settings.ts';
import { useSite } from '../../../root/site-data.ts';
import type { ViewerEpisode } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';

/** A percentage in the language's notation, with Latin digits. */
export function formatPercent(locale: Locale, percent: number): string {
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: 'percent' }).format(percent / 100);
}

/**
 * The reader's progress: the page of a work in pages, a percentage of a novel and of a strip that is turned in screens.
 * Nothing for a strip that scrolls.
 */
export function useProgressText({ content, mode }: ViewerEpisode, settings: ViewerSettings): string | undefined {
  const text = useText();
  const { locale } = useSite();
  const percent = useViewerStore((state) => Math.round((state.position?.share ?? 0) * 100));
  const page = useViewerStore((state) => state.position?.page ?? 1);
  const placeText = useViewerStore((state) => state.placeText);
  if (placeText !== null) return placeText;
  if (content.kind === 'novel') return formatPercent(locale, percent);
  if (chosenMode(settings, workKind(false, mode), mode) === 'SCROLL') return undefined;
  return mode === 'PAPER' ? text('viewer.page', { page, pages: content.pages.length }) : formatPercent(locale, percent);
}
