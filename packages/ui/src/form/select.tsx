import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { ChevronDownIcon } from '../icon/icons.tsx';
import { FieldFrame, type FieldTexts, fieldEdge } from './text-field.tsx';

export interface SelectOption {
  value: string;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps
  extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple' | 'size'>,
    Omit<FieldTexts, 'hint'> {
  options: readonly SelectOption[];
  /** `bare`: a word and a chevron in a heading, such as the order of a list. `field`: a box in a form. */
  look?: 'field' | 'bare';
}

const BOX = 'cursor-pointer appearance-none disabled:opacity-50';
const CHEVRON = 'pointer-events-none absolute text-fg-2';

/**
 * A native select: the phone's own wheel or the desktop's own list, which works before any script is loaded. Its name is
 * shown above a `field`, and is only for screen readers on a `bare` one.
 */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, options, look = 'field', error, id, className, ...select },
  ref,
) {
  const list = options.map((option) => (
    <option key={option.value} value={option.value} disabled={option.isDisabled} className="bg-surface text-fg">
      {option.label}
    </option>
  ));
  if (look === 'bare') {
    return (
      <label className={clsx('relative inline-flex items-center', className)}>
        <span className="sr-only">{label}</span>
        <select
          {...select}
          ref={ref}
          id={id}
          className={clsx(BOX, 'min-h-11 min-w-11 bg-transparent ps-1 pe-5 text-13 text-fg-2')}
        >
          {list}
        </select>
        <ChevronDownIcon size={16} className={clsx(CHEVRON, 'end-0')} />
      </label>
    );
  }
  return (
    <FieldFrame label={label} error={error} id={id} className={className}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            // The error may be shown elsewhere on the page.
            aria-invalid={control['aria-invalid'] ?? select['aria-invalid']}
            ref={ref}
            className={clsx(BOX, 'h-12 w-full rounded-card bg-surface ps-3.5 pe-10 text-16 text-fg', fieldEdge(error))}
          >
            {list}
          </select>
          <ChevronDownIcon size={20} className={clsx(CHEVRON, 'end-3 bottom-3.5')} />
        </div>
      )}
    </FieldFrame>
  );
});
