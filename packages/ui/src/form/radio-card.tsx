import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface RadioCardProps {
  name: string;
  value: string;
  title: string;
  note?: string;
  /** A tag beside the title, such as "Cheapest", in the accent colour. */
  tag?: string;
  /** At the end of the card: a price, a picture. */
  end?: ReactNode;
  isChecked: boolean;
  onSelect: (value: string) => void;
}

/** A choice with a note, 64 high; the whole card is the target. A native radio, so arrow keys work. */
export function RadioCard({ name, value, title, note, tag, end, isChecked, onSelect }: RadioCardProps) {
  return (
    <label
      className={clsx(
        'relative grid min-h-16 cursor-pointer grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 rounded-card px-3.5 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
        isChecked
          ? 'bg-primary-soft shadow-[inset_0_0_0_2px_var(--primary)]'
          : 'shadow-[inset_0_0_0_1px_var(--line)] hover:bg-fill',
      )}
    >
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChecked}
        onChange={() => onSelect(value)}
        className="sr-only"
      />
      <span
        aria-hidden="true"
        className={clsx(
          'size-5 rounded-pill',
          isChecked
            ? 'bg-surface shadow-[inset_0_0_0_6px_var(--primary)]'
            : 'shadow-[inset_0_0_0_1.5px_var(--line-strong)]',
        )}
      />
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 text-16 leading-title font-strong">
          {title}
          {tag && <Tag text={tag} />}
        </span>
        {note && <span className="block text-13 text-fg-2">{note}</span>}
      </span>
      {end && <span className="text-16 font-heavy">{end}</span>}
    </label>
  );
}

/** A word that is good news for the reader: "Cheapest", "Best value", "Last used". */
export function Tag({ text }: { text: string }) {
  return (
    <span className="inline-block h-5 rounded-cover bg-accent-soft px-[7px] text-12 leading-5 font-strong whitespace-nowrap text-accent">
      {text}
    </span>
  );
}

/** A group of radio cards under one question. */
export function RadioCardGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="radiogroup" aria-label={label} className="grid gap-2">
      {children}
    </div>
  );
}
