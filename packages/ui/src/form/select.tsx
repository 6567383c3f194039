import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, useId } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { FieldNote } from './field-note.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children'> {
  label: string;
  options: readonly SelectOption[];
  /** `bare`: a word and a chevron in a heading, such as the order of a list. `field`: a box in a form. */
  look?: 'field' | 'bare';
  /** Of a field: what is wrong; spoken at once. */
  error?: string | undefined;
}

/**
 * A native select: the phone's own wheel or the desktop's own list, before any script has come. Its name stands above
 * a field, and is only spoken for the bare one.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, options, look = 'field', error, className, ...select },
  ref,
) {
  const isField = look === 'field';
  const noteId = useId();
  const box = (
    <label className={clsx('relative', isField ? 'block' : 'inline-flex items-center', className)}>
      <span className={isField ? 'mb-1.5 block text-13 font-strong text-fg-2' : 'sr-only'}>{label}</span>
      <select
        {...select}
        ref={ref}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        className={clsx(
          'cursor-pointer appearance-none bg-transparent text-fg disabled:opacity-50',
          isField
            ? 'h-12 w-full rounded-card bg-surface ps-3.5 pe-10 text-16'
            : 'min-h-11 min-w-11 ps-1 pe-5 text-13 text-fg-2',
          isField &&
            (error ? 'shadow-[inset_0_0_0_2px_var(--negative)]' : 'shadow-[inset_0_0_0_1px_var(--line-strong)]'),
        )}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled} className="bg-surface text-fg">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon
        size={isField ? 20 : 16}
        className={clsx('pointer-events-none absolute text-fg-2', isField ? 'end-3 bottom-3.5' : 'end-0')}
      />
    </label>
  );
  if (!error) return box;
  return (
    <div>
      {box}
      <FieldNote id={noteId} error={error} />
    </div>
  );
});
