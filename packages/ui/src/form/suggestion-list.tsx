import clsx from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { Link } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { suggestionId } from './suggestion-id.ts';

/** A suggestion: a series with its cover, or a text with an icon. */
export interface Suggestion {
  href: string;
  label: ReactNode;
  /** What it is, in grey below the label. */
  note: string;
  picture: { cover: PictureSource } | { icon: IconComponent };
  /** BCP 47, if it is not the page's language. */
  lang?: string | undefined;
}

export interface SuggestionListProps {
  id: string;
  /** Name for screen readers. */
  label: string;
  suggestions: readonly Suggestion[];
  /** The suggestion that the arrow keys have reached; null: none. */
  active: number | null;
  onChoose: (suggestion: Suggestion, event: MouseEvent) => void;
}

/**
 * The list of a combobox, under its field. The focus stays in the field, and the arrow keys move through the list; a press
 * opens a suggestion like any link.
 */
export function SuggestionList({ id, label, suggestions, active, onChoose }: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      // A press must not take the focus out of the field, which would close the list before the link opens.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-1 max-h-[min(70dvh,520px)] overflow-y-auto overscroll-contain border-b border-line bg-surface py-1.5 shadow-sheet desk:inset-x-2 desk:rounded-b-card"
    >
      {suggestions.map((suggestion, index) => (
        <Link
          key={suggestion.href}
          id={suggestionId(id, index)}
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          href={suggestion.href}
          onClick={(event) => onChoose(suggestion, event)}
          className={clsx(
            'flex min-h-12 items-center gap-3 px-(--size-gutter) py-1.5 transition-colors hover:bg-fill',
            index === active && 'bg-fill shadow-[inset_3px_0_0_var(--text)] rtl:shadow-[inset_-3px_0_0_var(--text)]',
          )}
        >
          <SuggestionPicture picture={suggestion.picture} />
          <span className="min-w-0 flex-1">
            <span lang={suggestion.lang} dir="auto" className="from-page-start one-line block text-14 text-fg">
              {suggestion.label}
            </span>
            <span className="one-line block text-12 text-fg-3">{suggestion.note}</span>
          </span>
        </Link>
      ))}
    </div>
  );
}

function SuggestionPicture({ picture }: Pick<Suggestion, 'picture'>) {
  if ('cover' in picture) return <Cover picture={picture.cover} sizes="36px" className="w-9 shrink-0" />;
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-fill text-fg-2">
      <picture.icon size={16} />
    </span>
  );
}
