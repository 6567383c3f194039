import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { FieldNote } from './field-note.tsx';

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong; spoken at once. */
  error?: string | undefined;
}

/** Several lines of text with their name above, a hint or an error below. It grows with the text where the browser can. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, id, className, dir = 'auto', rows = 6, ...area },
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
      <textarea
        {...area}
        ref={ref}
        id={fieldId}
        dir={dir}
        rows={rows}
        aria-invalid={error ? true : undefined}
        aria-describedby={(error ?? hint) ? noteId : undefined}
        className={clsx(
          'block max-h-[70vh] min-h-36 w-full resize-y rounded-card bg-surface px-3.5 py-3 text-16 text-fg outline-none [field-sizing:content] placeholder:text-fg-3 focus:shadow-[inset_0_0_0_2px_var(--text)] disabled:opacity-50',
          error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
});
