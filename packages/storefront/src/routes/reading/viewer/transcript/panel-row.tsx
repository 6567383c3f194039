import type { TextHit } from '@longstrip/core';
import { ChevronIcon, IconButton } from '@longstrip/ui';
import { memo, type ReactNode } from 'react';
import { useViewerText } from '../../../../i18n/use-text.ts';
import type { TranscriptPanel } from './transcript.ts';

interface PanelRowProps {
  index: number;
  panel: TranscriptPanel;
  language: string;
  /** Where the reader is, or what is read aloud. */
  isMarked: boolean;
  hits: readonly TextHit[] | undefined;
  /** The hit that the reader is at, if it is in this panel. */
  current: TextHit | null;
  onGo: (index: number, panel: TranscriptPanel) => void;
}

/** One panel: what is seen, in a quieter style, and what is said. Its text can be selected. */
export const PanelRow = memo(function PanelRow(props: PanelRowProps) {
  const { index, panel, language, isMarked, hits = [], current, onGo } = props;
  const text = useViewerText();
  const partOf = (part: 0 | 1) => {
    const written = part === 0 ? panel.scene : panel.text;
    const own = hits.filter((hit) => hit.text === 2 * index + part);
    return own.length === 0 ? written : markedText(written, own, current);
  };
  const go = () => onGo(index, panel);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button in it is for keys and screen readers
    <li
      data-panel={index}
      aria-current={isMarked ? 'location' : undefined}
      className="flex cursor-pointer items-center gap-1 rounded-card ps-3 aria-[current]:bg-primary-soft"
      // A press that ends a selection goes nowhere.
      onClick={() => window.getSelection()?.isCollapsed !== false && go()}
    >
      <div lang={language} className="min-w-0 flex-1 py-2">
        {panel.scene !== '' && (
          <p dir="auto" className="text-14 text-fg-2">
            {partOf(0)}
          </p>
        )}
        {panel.text !== '' && (
          <p dir="auto" className="whitespace-pre-line text-16">
            {partOf(1)}
          </p>
        )}
      </div>
      <IconButton
        icon={ChevronIcon}
        label={text('transcript.goTo')}
        iconSize={16}
        className="text-fg-3"
        onClick={(event) => {
          event.stopPropagation();
          go();
        }}
      />
    </li>
  );
});

/** A text with its hits marked; they are in order and do not overlap. */
function markedText(text: string, hits: readonly TextHit[], current: TextHit | null): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const hit of hits) {
    const isCurrent = hit === current;
    parts.push(
      text.slice(at, hit.start),
      <mark
        key={hit.start}
        data-current={isCurrent || undefined}
        className={isCurrent ? 'rounded-[2px] bg-primary text-on-primary' : 'rounded-[2px] bg-fill-strong text-inherit'}
      >
        {text.slice(hit.start, hit.end)}
      </mark>,
    );
    at = hit.end;
  }
  return [...parts, text.slice(at)];
}
