import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { WarningIcon } from '../icon/icons.tsx';

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  label: string;
  hint?: string | undefined;
  /** What is wrong; spoken at once. */
  error?: string | undefined;
  /** How much is written of how much may be, such as "12/500". */
  counter?: string;
  /** More is written than may be. */
  isOver?: boolean;
}

/** Several lines of text with their name above, a hint or an error and a counter below. It grows with what is written. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, counter, isOver = false, id, className, rows = 3, dir = 'auto', ...input },
  ref,
) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const noteId = `${fieldId}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={fieldId} className="mb-1.5 block text-13 font-strong text-fg-2">
        {label}
      </label>
      <textarea
        {...input}
        ref={ref}
        id={fieldId}
        rows={rows}
        dir={dir}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? noteId : undefined}
        className={clsx(
          'block field-sizing-content max-h-72 min-h-20 w-full resize-none rounded-card bg-surface px-3.5 py-3 text-16 text-fg outline-none placeholder:text-fg-3 focus:shadow-[inset_0_0_0_2px_var(--text)] disabled:opacity-50',
          error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]',
        )}
      />
      <div className="mt-1 flex gap-3 text-13">
        <p
          id={noteId}
          role={error ? 'alert' : undefined}
          className={clsx('min-w-0 flex-1', error ? 'text-negative' : 'text-fg-3')}
        >
          {error && <WarningIcon size={16} className="me-1 inline-block align-[-3px]" />}
          {note}
        </p>
        {counter !== undefined && (
          <bdi dir="ltr" className={clsx('figures shrink-0', isOver ? 'font-strong text-negative' : 'text-fg-3')}>
            {counter}
          </bdi>
        )}
      </div>
    </div>
  );
});
