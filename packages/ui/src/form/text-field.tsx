import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { FieldNote } from './field-note.tsx';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong; spoken at once. */
  error?: string | undefined;
  /** Inside the box at its end, such as "show the password". */
  end?: ReactNode;
}

/** One line of text with its name above, a hint or an error below. 16 px text, so that no phone zooms in. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, end, id, className, type = 'text', dir = 'auto', ...input },
  ref,
) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-13 font-strong text-fg-2">
        {label}
      </label>
      <div
        className={clsx(
          'flex min-h-12 items-center rounded-card bg-surface focus-within:shadow-[inset_0_0_0_2px_var(--text)]',
          error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      >
        <input
          {...input}
          ref={ref}
          id={fieldId}
          type={type}
          dir={dir}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? noteId : undefined}
          className="h-12 w-full min-w-0 bg-transparent px-3.5 text-16 text-fg outline-none placeholder:text-fg-3 disabled:opacity-50"
        />
        {end}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
});
