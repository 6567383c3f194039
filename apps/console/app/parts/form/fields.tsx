import { ChevronDownIcon } from '@longstrip/ui';
import clsx from 'clsx';
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react';

const BOX =
  'w-full rounded-card bg-surface text-14 text-fg shadow-[inset_0_0_0_1px_var(--line-strong)] outline-offset-1 placeholder:text-fg-3 disabled:opacity-50';

interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Why the value was not taken. */
  problem?: string | undefined;
  /** The name is for screen readers alone, as in a line of filters whose values explain themselves. */
  isQuiet?: boolean;
}

function Field({
  label,
  hint,
  problem,
  isQuiet = false,
  className,
  children,
}: FieldTexts & { className?: string | undefined; children: (id: string, noteId: string | undefined) => ReactNode }) {
  const id = useId();
  const noteId = hint === undefined && problem === undefined ? undefined : `${id}-note`;
  return (
    <div className={className}>
      <label htmlFor={id} className={isQuiet ? 'sr-only' : 'mb-1 block text-13 font-strong text-fg-2'}>
        {label}
      </label>
      {children(id, noteId)}
      {noteId !== undefined && (
        <p id={noteId} className={clsx('mt-1 text-12', problem === undefined ? 'text-fg-3' : 'text-negative')}>
          {problem ?? hint}
        </p>
      )}
    </div>
  );
}

/** One line of text. */
export function TextInput({
  label,
  hint,
  problem,
  isQuiet,
  className,
  ...input
}: FieldTexts & ComponentPropsWithoutRef<'input'>) {
  return (
    <Field label={label} hint={hint} problem={problem} isQuiet={isQuiet ?? false} className={className}>
      {(id, noteId) => (
        <input
          {...input}
          id={id}
          aria-describedby={noteId}
          aria-invalid={problem === undefined ? undefined : true}
          className={clsx(BOX, 'h-9.5 px-3 read-only:bg-fill read-only:text-fg-2')}
        />
      )}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  problem,
  className,
  rows = 4,
  ...area
}: FieldTexts & ComponentPropsWithoutRef<'textarea'>) {
  return (
    <Field label={label} hint={hint} problem={problem} className={className}>
      {(id, noteId) => (
        <textarea
          {...area}
          rows={rows}
          id={id}
          aria-describedby={noteId}
          aria-invalid={problem === undefined ? undefined : true}
          className={clsx(BOX, 'px-3 py-2')}
        />
      )}
    </Field>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** The browser's own list of choices. */
export function SelectInput({
  label,
  hint,
  problem,
  isQuiet,
  choices,
  className,
  ...select
}: FieldTexts & ComponentPropsWithoutRef<'select'> & { choices: readonly Choice[] }) {
  return (
    <Field label={label} hint={hint} problem={problem} isQuiet={isQuiet ?? false} className={className}>
      {(id, noteId) => (
        <span className="relative block">
          <select
            {...select}
            id={id}
            aria-describedby={noteId}
            className={clsx(BOX, 'h-9.5 cursor-pointer appearance-none ps-3 pe-8')}
          >
            {choices.map(({ value, label: name }) => (
              <option key={value} value={value} className="bg-surface text-fg">
                {name}
              </option>
            ))}
          </select>
          <ChevronDownIcon size={16} className="pointer-events-none absolute end-2.5 top-3 text-fg-2" />
        </span>
      )}
    </Field>
  );
}
