import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { CheckIcon } from '../icon/icons.tsx';
import { Cover } from '../series/cover.tsx';
import { OwnText, Phrases } from '../text/text.tsx';
import type { LibraryRowProps } from './library-row.tsx';

export interface LibraryChooserProps {
  /** Name of the list for screen readers. */
  label: string;
  /** Name of the field; each chosen row sends its value. */
  name: string;
  rows: readonly (Pick<LibraryRowProps, 'title' | 'titleBreaks' | 'language' | 'cover' | 'note'> & { value: string })[];
  removeLabel: string;
}

/** Rows of the library to choose from, inside a form, with the button that removes the chosen ones above the phone's bar. */
export function LibraryChooser({ label, name, rows, removeLabel }: LibraryChooserProps) {
  const [count, setCount] = useState(0);
  return (
    <>
      <ul
        aria-label={label}
        className="desk:grid desk:grid-cols-[repeat(2,minmax(0,1fr))] desk:gap-x-2 desk:gap-y-1 desk:px-2"
        onChange={(event) => setCount(event.currentTarget.querySelectorAll(':checked').length)}
      >
        {rows.map(({ value, title, titleBreaks = [], language, cover, note }) => (
          <li key={value}>
            <label className="relative grid min-h-20 cursor-pointer grid-cols-[22px_45px_minmax(0,1fr)] items-center gap-3.5 px-(--size-gutter) py-2 transition-colors hover:bg-fill has-checked:bg-fill desk:rounded-card desk:px-2">
              <input type="checkbox" name={name} value={value} className="peer sr-only" />
              <span
                aria-hidden="true"
                className="grid size-[22px] place-items-center rounded-[6px] text-transparent shadow-[inset_0_0_0_1.5px_var(--line-strong)] peer-checked:bg-inverse peer-checked:text-on-inverse peer-checked:shadow-[none] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text"
              >
                <CheckIcon size={16} />
              </span>
              <Cover picture={cover} sizes="45px" />
              <span className="min-w-0">
                <OwnText language={language} className="line-clamp-2 leading-title font-strong wrap-anywhere">
                  <Phrases text={title} breaks={titleBreaks} />
                </OwnText>
                <span className="one-line mt-0.5 block text-13 text-fg-2">{note}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="sticky bottom-[calc(var(--size-bottom-bar)+env(safe-area-inset-bottom))] z-1 bg-page px-(--size-gutter) py-2.5 desk:bottom-0">
        <Button type="submit" look="main" isWide>
          {count === 0 ? removeLabel : `${removeLabel} · ${count}`}
        </Button>
      </div>
    </>
  );
}
