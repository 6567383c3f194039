import { type ReactNode, useId } from 'react';
import { Tag } from '../form/radio-card.tsx';

/** The slots for choices in a panel: the maximum that a panel shows. */
export const CHOICE_SLOTS = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type ChoiceSlot = (typeof CHOICE_SLOTS)[number];

export interface ChoiceCardProps {
  /** Unique in its panel. */
  slot: ChoiceSlot;
  name: string;
  value: string;
  title: string;
  note?: string | undefined;
  /** A tag beside the title, in the accent colour. */
  tag?: string | undefined;
  /** At the end of the card: the price. */
  end: ReactNode;
  /** Chosen when the panel opens. */
  isChosen: boolean;
}

/**
 * One purchase option, 64 high; the whole card is the target. A native radio that needs no script: the style sheet shows
 * which option is chosen, here and in the content below (`ForChoice`).
 */
export function ChoiceCard({ slot, name, value, title, note, tag, end, isChosen }: ChoiceCardProps) {
  const noteId = useId();
  return (
    <label className="group/choice relative grid min-h-16 cursor-pointer grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 rounded-card px-3.5 py-2 shadow-[inset_0_0_0_1px_var(--line)] hover:bg-fill has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text">
      <input
        type="radio"
        name={name}
        value={value}
        defaultChecked={isChosen}
        data-slot={slot}
        aria-describedby={note === undefined ? undefined : noteId}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className="size-5 rounded-pill shadow-[inset_0_0_0_1.5px_var(--line-strong)] group-has-checked/choice:bg-surface group-has-checked/choice:shadow-[inset_0_0_0_6px_var(--primary)]"
      />
      <span className="min-w-0 text-start">
        <span className="flex flex-wrap items-center gap-2 text-16 leading-title font-strong">
          {title}
          {tag !== undefined && <Tag text={tag} />}
        </span>
        {note !== undefined && (
          <span id={noteId} className="block text-13 text-fg-2">
            {note}
          </span>
        )}
      </span>
      <span className="text-16 font-heavy">{end}</span>
    </label>
  );
}

const SHOWN: Readonly<Record<ChoiceSlot, string>> = {
  0: 'group-has-[[data-slot="0"]:checked]/panel:block',
  1: 'group-has-[[data-slot="1"]:checked]/panel:block',
  2: 'group-has-[[data-slot="2"]:checked]/panel:block',
  3: 'group-has-[[data-slot="3"]:checked]/panel:block',
  4: 'group-has-[[data-slot="4"]:checked]/panel:block',
  5: 'group-has-[[data-slot="5"]:checked]/panel:block',
  6: 'group-has-[[data-slot="6"]:checked]/panel:block',
  7: 'group-has-[[data-slot="7"]:checked]/panel:block',
};

/** Content of one choice, shown while that is chosen, with and without script. Inside an element of class `group/panel`. */
export function ForChoice({ slot, children }: { slot: ChoiceSlot; children: ReactNode }) {
  return <div className={`hidden ${SHOWN[slot]}`}>{children}</div>;
}
