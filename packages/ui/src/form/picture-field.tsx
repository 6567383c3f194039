import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { FieldFrame, type FieldTexts, fieldEdge } from './field-frame.tsx';

export interface PictureFieldProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'>, FieldTexts {}

/** The browser's own field for files: it says in the reader's language what was chosen, and works without script. */
export const PictureField = forwardRef<HTMLInputElement, PictureFieldProps>(function PictureField(
  { label, hint, error, id, className, ...input },
  ref,
) {
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={ref}
          type="file"
          className={clsx(
            'block min-h-12 w-full min-w-0 cursor-pointer rounded-card bg-surface p-1.5 text-14 text-fg-2 file:me-3 file:h-9 file:cursor-pointer file:rounded-[6px] file:border-0 file:bg-fill-strong file:px-3.5 file:text-14 file:font-strong file:text-fg',
            fieldEdge(error),
          )}
        />
      )}
    </FieldFrame>
  );
});
