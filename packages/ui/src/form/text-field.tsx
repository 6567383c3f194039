import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { FieldFrame, type FieldTexts, fieldEdge } from './field-frame.tsx';

export interface TextFieldProps extends ComponentPropsWithoutRef<'input'>, FieldTexts {
  /** Inside the box at its end, such as "show the password". */
  end?: ReactNode;
}

/** One line of text with its name above, a hint or an error below. 16 px text, so that no phone zooms in. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, hint, error, end, id, className, type = 'text', dir = 'auto', ...input },
  ref,
) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <div
          className={clsx(
            'flex min-h-12 items-center rounded-card bg-surface focus-within:shadow-[inset_0_0_0_2px_var(--text)]',
            fieldEdge(error),
          )}
        >
          <input
            {...input}
            {...control}
            ref={ref}
            type={type}
            dir={dir}
            className="h-12 w-full min-w-0 bg-transparent px-3.5 text-16 text-fg outline-none placeholder:text-fg-3 disabled:opacity-50"
          />
          {end}
        </div>
      )}
    </FieldFrame>
  );
});
