import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FieldFrame, type FieldTexts, fieldEdge } from './text-field.tsx';

export interface TextAreaProps extends ComponentPropsWithoutRef<'textarea'>, FieldTexts {
  /** Length of the text and its maximum, such as "12/500". */
  counter?: string;
  /** The text is too long. */
  isOver?: boolean;
}

/** Several lines of text with their name above, a hint or an error and a counter below. It grows with the text. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, hint, error, counter, isOver = false, id, className, rows = 3, dir = 'auto', ...input },
  ref,
) {
  return (
    <FieldFrame
      label={label}
      hint={hint}
      error={error}
      id={id}
      className={className}
      beside={
        counter !== undefined && (
          <bdi dir="ltr" className={clsx('figures mt-1 shrink-0', isOver ? 'font-strong text-negative' : 'text-fg-3')}>
            {counter}
          </bdi>
        )
      }
    >
      {(control) => (
        <textarea
          {...input}
          {...control}
          ref={ref}
          rows={rows}
          dir={dir}
          className={clsx(
            'block field-sizing-content max-h-72 min-h-20 w-full min-w-0 wrap-anywhere resize-none rounded-card bg-surface px-3.5 py-3 text-16 text-fg outline-none placeholder:text-fg-3 focus:shadow-[inset_0_0_0_2px_var(--text)] disabled:opacity-50',
            fieldEdge(error),
          )}
        />
      )}
    </FieldFrame>
  );
});
