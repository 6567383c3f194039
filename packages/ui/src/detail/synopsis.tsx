import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { letterWidth } from '../text/letter-width.ts';
import type { TextLanguage } from '../text/text.tsx';

export interface SynopsisProps {
  text: string;
  /** If it may differ from the page's. */
  language?: TextLanguage;
  labels: { more: string; less: string };
}

const CLAMP: Record<SynopsisFold, string> = {
  nowhere: '',
  'on-phones': 'line-clamp-3 desk:line-clamp-none',
  everywhere: 'line-clamp-3',
};

/**
 * A synopsis folded to three lines. Until it is measured it is folded and has its button, so a reader without script
 * misses only the rest. A text that is certainly short, in
 * every window or on a desktop, has none.
 */
export function Synopsis({ text, language, labels }: SynopsisProps) {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isFoldable, setFoldable] = useState(true);
  const id = useId();
  const fold = synopsisFold(text);

  useEffect(() => {
    const paragraph = ref.current;
    if (!paragraph) return;
    const measure = () => {
      const lineHeightPx = Number.parseFloat(getComputedStyle(paragraph).lineHeight);
      setFoldable(needsFold({ contentHeightPx: paragraph.scrollHeight, lineHeightPx }));
    };
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(paragraph);
    return () => watcher.disconnect();
  }, []);

  return (
    <div className="px-(--size-gutter) pt-2 pb-1.5 text-fg-2 desk:pt-3.5">
      <div dir={language?.direction} className="relative">
        <p
          ref={ref}
          id={id}
          lang={language?.tag}
          dir={language?.direction ?? 'auto'}
          className={clsx('whitespace-pre-line text-pretty', !isOpen && CLAMP[fold])}
        >
          {text}
        </p>
        {fold !== 'nowhere' && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={clsx(
              'reach-12 min-w-11 text-13 font-strong text-fg',
              // At the end of the last line, whose words fade out under it.
              !isOpen &&
                'absolute! end-0 bottom-0 from-transparent to-(--bg) to-[2rem] ps-10 text-end leading-(--lead-text)',
              !isOpen && fadeTo(language),
              !isFoldable && 'invisible',
              fold === 'on-phones' && 'desk:hidden',
            )}
          >
            {isOpen ? labels.less : labels.more}
          </button>
        )}
      </div>
    </div>
  );
}

/** Direction of the text's end. */
function fadeTo(language: TextLanguage | undefined): string {
  if (language === undefined) return 'bg-linear-to-r rtl:bg-linear-to-l';
  return language.direction === 'rtl' ? 'bg-linear-to-l' : 'bg-linear-to-r';
}

/** Lines of a synopsis shown before "More". */
const SYNOPSIS_LINES = 3;

export interface TextBox {
  /** Height of the whole text, in pixels. */
  contentHeightPx: number;
  lineHeightPx: number;
}

/**
 * Whether folding to three lines would hide anything. Half a line of tolerance: fonts report heights that are a pixel
 * or two more than lines × line height, and a "More" button must show more text.
 */
export function needsFold({ contentHeightPx, lineHeightPx }: TextBox): boolean {
  if (lineHeightPx <= 0) return false;
  return contentHeightPx > (SYNOPSIS_LINES + 0.5) * lineHeightPx;
}

/** Where a synopsis is folded; known before it is laid out. */
export type SynopsisFold = 'nowhere' | 'on-phones' | 'everywhere';

/** Letters that fit into two lines of the narrowest phone; an East Asian letter counts as two. */
const SHORT_LETTERS = 80;
/** Minimum letters of a line in a desktop's column, and the lines that it shows without folding. */
const DESKTOP_LINE_LETTERS = 90;
const DESKTOP_LINES = 4;

/** A text that fits is not folded, and reserves no space for a "More" that would never show. */
export function synopsisFold(text: string): SynopsisFold {
  if (!text.includes('\n') && letterWidth(text) <= SHORT_LETTERS) return 'nowhere';
  const lines = text.split('\n').map((line) => Math.max(1, Math.ceil(letterWidth(line) / DESKTOP_LINE_LETTERS)));
  return lines.reduce((sum, count) => sum + count, 0) <= DESKTOP_LINES ? 'on-phones' : 'everywhere';
}
