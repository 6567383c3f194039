import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { FieldNote } from './field-note.tsx';

export interface PictureFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong; spoken at once. */
  error?: string | undefined;
}

/** The browser's own field for files: it says in the reader's language what was chosen, and works without script. */
export const PictureField = forwardRef<HTMLInputElement, PictureFieldProps>(function PictureField(
  { label, hint, error, id, className, ...input },
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
      <input
        {...input}
        ref={ref}
        id={fieldId}
        type="file"
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId : undefined}
        className={clsx(
          'block min-h-12 w-full min-w-0 cursor-pointer rounded-card bg-surface p-1.5 text-14 text-fg-2 file:me-3 file:h-9 file:cursor-pointer file:rounded-[6px] file:border-0 file:bg-fill-strong file:px-3.5 file:text-14 file:font-strong file:text-fg',
          error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
});
