import { TEXT_HITS_MOST } from '@longstrip/core';
import { ChevronDownIcon, CloseIcon, IconButton, SearchField, useBackLayer } from '@longstrip/ui';
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useViewerText } from '../../../../../i18n/use-text.ts';
import { focusBeginning } from '../../chrome/beyond-button.tsx';
import { jump } from '../../chrome/jump.ts';
import { hideBars, useViewerStore } from '../../viewer-store.ts';
import { usePaint } from '../text/paint.ts';
import { documentRange, indexOfAnchor, type TextMap } from '../text/text-map.ts';
import { goToRange } from '../text/use-text-map.ts';
import { createSearch, type ShownHit } from './search-text.ts';

export interface FindBarProps {
  map: TextMap | null;
  /** BCP 47, of the text. */
  language: string;
  onClose: () => void;
}

const NO_HITS: readonly ShownHit[] = [];
const SEARCH_MOST_CHARACTERS = 100;

/** Finds words in the open episode: all hits are tinted and listed, and the reader goes from one to the next. */
export function FindBar({ map, language, onClose }: FindBarProps) {
  const text = useViewerText();
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState<number | null>(null);
  const [isListShown, setListShown] = useState(true);
  const field = useRef<HTMLInputElement>(null);
  const search = useMemo(() => (map === null ? null : createSearch(map)), [map]);
  const searched = useDeferredValue(query);
  const hits = useMemo(() => search?.(searched) ?? NO_HITS, [search, searched]);
  const ranges = useMemo(() => rangesOf(map, hits), [map, hits]);
  const now = useMemo(() => ranges.filter((_range, index) => index === current), [ranges, current]);
  usePaint('novel-hit', ranges);
  usePaint('novel-hit-now', now);
  useBackLayer('modal', true, onClose);
  /** The paragraph of the hit that is shown. */
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    shown.current = now[0]?.startContainer.parentElement?.closest('p, li, td, h1, h2, h3, h4, h5, h6') ?? null;
  }, [now]);
  useEffect(() => {
    const before = document.activeElement;
    hideBars();
    field.current?.focus();
    return () => {
      if (shown.current !== null) focusBeginning(shown.current);
      else if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // Also from the text: the field and the list lose the focus when a hit is gone to.
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented && !isInDialog(event.target))
        onClose();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  const goTo = (index: number) => {
    const hit = hits[index];
    if (map === null || hit === undefined) return;
    setCurrent(index);
    setListShown(false);
    jump(() => goToRange(map, hit));
  };
  const step = (by: 1 | -1) => {
    if (map === null || hits.length === 0) return;
    const from = current ?? nextFromPlace(map, hits) - (by === 1 ? 1 : 0);
    goTo((from + by + hits.length) % hits.length);
  };
  const change = (next: string) => {
    setQuery(next.slice(0, SEARCH_MOST_CHARACTERS));
    setCurrent(null);
    setListShown(true);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || event.target !== field.current) return;
    event.preventDefault();
    step(event.shiftKey ? -1 : 1);
    // The keyboard of a phone covers the text.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  };
  const isEmpty = searched.trim() === '';
  return (
    <search
      aria-label={text('viewerNovel.find')}
      onKeyDown={press}
      className="fixed inset-x-0 top-0 z-(--layer-toast) pt-[env(safe-area-inset-top)]"
    >
      <div className="column bg-surface text-fg shadow-lift desk:rounded-b-card">
        <div className="flex items-center ps-3 pe-1">
          <SearchField
            ref={field}
            label={text('viewerNovel.find')}
            clearLabel={text('viewerNovel.findClear')}
            value={query}
            onChange={(event) => change(event.currentTarget.value)}
            onClick={() => setListShown(true)}
            onClear={() => {
              change('');
              field.current?.focus();
            }}
          />
          {!isListShown && hits.length > 0 && (
            <>
              <span aria-hidden="true" className="figures ps-2 text-13 whitespace-nowrap text-fg-2">
                {`${(current ?? 0) + 1}/${hits.length}`}
              </span>
              <IconButton
                icon={ChevronDownIcon}
                className="rotate-180"
                label={text('viewerNovel.findPrevious')}
                onClick={() => step(-1)}
              />
              <IconButton icon={ChevronDownIcon} label={text('viewerNovel.findNext')} onClick={() => step(1)} />
            </>
          )}
          <IconButton icon={CloseIcon} label={text('common.close')} onClick={onClose} />
        </div>
        <p
          role="status"
          className={isListShown && !isEmpty ? 'figures border-t border-line px-4 py-2 text-14 text-fg-2' : 'sr-only'}
        >
          {isEmpty ? '' : countText(text, hits.length, current)}
        </p>
        {isListShown && hits.length > 0 && (
          <HitList hits={hits} current={current} language={language} onChoose={goTo} />
        )}
      </div>
    </search>
  );
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role="dialog"]') !== null;
}

function countText(text: ReturnType<typeof useViewerText>, total: number, current: number | null): string {
  if (total === 0) return text('viewerNovel.findNone');
  const shown = total === TEXT_HITS_MOST ? `${total}+` : total;
  if (current !== null) return text('viewerNovel.findAt', { index: current + 1, total: shown });
  return total === TEXT_HITS_MOST ? `${total}+` : text('viewerNovel.findHits', { count: total });
}

function rangesOf(map: TextMap | null, hits: readonly ShownHit[]): Range[] {
  return map === null ? [] : hits.flatMap((hit) => documentRange(map, hit) ?? []);
}

/** The first hit after the beginning of what is shown; the first of all if there is none. */
function nextFromPlace(map: TextMap, hits: readonly ShownHit[]): number {
  const anchor = useViewerStore.getState().position?.anchor;
  const place = anchor?.kind === 'text' ? indexOfAnchor(map, anchor) : null;
  return place === null
    ? 0
    : Math.max(
        0,
        hits.findIndex(({ start }) => start >= place),
      );
}

interface HitListProps {
  hits: readonly ShownHit[];
  current: number | null;
  language: string;
  onChoose: (index: number) => void;
}

function HitList({ hits, current, language, onChoose }: HitListProps) {
  const text = useViewerText();
  return (
    <ol aria-label={text('viewerNovel.findList')} className="max-h-[45dvh] overflow-y-auto overscroll-contain pb-1">
      {hits.map(({ start, before, found, after }, index) => (
        <li key={start}>
          <button
            type="button"
            aria-current={index === current || undefined}
            onClick={() => onChoose(index)}
            className="block min-h-11 w-full px-4 py-2 text-start text-14 -outline-offset-2 hover:bg-fill aria-[current]:bg-fill forced-colors:aria-[current]:underline"
          >
            <span lang={language} dir="auto" className="line-clamp-2 text-fg-2 wrap-anywhere">
              {before}
              <mark className="bg-transparent font-heavy text-fg">{found}</mark>
              {after}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
