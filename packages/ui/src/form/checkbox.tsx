import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react';
import { CheckIcon } from '../icon/icons.tsx';
import { FieldNote } from './text-field.tsx';

export interface CheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: ReactNode;
  /** The error; announced at once. */
  error?: string | undefined;
}

/** A native checkbox in a 48 px row. No agreement is ticked in advance. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox({ label, error, ...input }, ref) {
  const noteId = useId();
  return (
    <div>
      <label className="relative flex min-h-12 cursor-pointer items-start gap-2.5 py-[13px] text-fg has-disabled:cursor-default has-disabled:opacity-50">
        <input
          {...input}
          ref={ref}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="grid size-[22px] shrink-0 place-items-center rounded-[6px] text-transparent shadow-[inset_0_0_0_1.5px_var(--line-strong)] peer-checked:bg-inverse peer-checked:text-on-inverse peer-checked:shadow-[none] peer-indeterminate:bg-inverse peer-indeterminate:text-on-inverse peer-indeterminate:shadow-[none] peer-indeterminate:*:hidden peer-indeterminate:before:h-0.5 peer-indeterminate:before:w-2.5 peer-indeterminate:before:rounded-pill peer-indeterminate:before:bg-current peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text"
        >
          <CheckIcon size={16} />
        </span>
        <span className="min-w-0 leading-[22px]">{label}</span>
      </label>
      {error && <FieldNote id={noteId} error={error} />}
    </div>
  );
});
