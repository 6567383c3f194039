import { useId } from 'react';
import { WarningIcon } from '../icon/icons.tsx';
import { MinusIcon, PlusIcon } from '../icon/page-icons.tsx';

export interface StepperProps {
  label: string;
  name: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  lessLabel: string;
  moreLabel: string;
  /** After the number: the unit, such as "M". */
  unit?: string;
  /** Label of a button that sets the maximum. */
  all?: string;
  error?: string | undefined;
}

const BUTTON =
  'grid size-12 shrink-0 place-items-center rounded-card bg-fill transition-opacity hover:opacity-80 disabled:opacity-45';

/** A number that changes by steps: two buttons around a field. Without script the field works alone. */
export function Stepper(props: StepperProps) {
  const { label, name, value, min, max, step, onChange, lessLabel, moreLabel, unit, all, error } = props;
  const id = useId();
  const nearest = (wanted: number) => Math.min(max, Math.max(min, Math.round(wanted / step) * step));
  return (
    <div>
      <div className="mb-1.5 flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={id} className="text-13 font-strong text-fg-2">
          {label}
        </label>
        {all !== undefined && (
          <button
            type="button"
            onClick={() => onChange(max)}
            className="min-h-11 min-w-11 px-2 text-14 font-strong underline noscript:hidden"
          >
            {all}
          </button>
        )}
      </div>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={lessLabel}
          disabled={value <= min}
          onClick={() => onChange(nearest(value - step))}
          className={`${BUTTON} noscript:hidden`}
        >
          <MinusIcon />
        </button>
        <span className="flex min-h-12 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-card bg-surface px-3 text-18 font-heavy shadow-[inset_0_0_0_1px_var(--line-strong)] focus-within:shadow-[inset_0_0_0_2px_var(--text)]">
          <input
            id={id}
            name={name}
            type="number"
            inputMode="numeric"
            dir="ltr"
            min={min}
            max={max}
            step={step}
            value={Number.isNaN(value) ? '' : value}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={error === undefined ? undefined : `${id}-note`}
            className="figures h-12 w-full min-w-0 bg-transparent text-center outline-none not-noscript:[appearance:textfield] not-noscript:[&::-webkit-inner-spin-button]:appearance-none"
          />
          {unit !== undefined && <span className="text-fg-2">{unit}</span>}
        </span>
        <button
          type="button"
          aria-label={moreLabel}
          disabled={value >= max}
          onClick={() => onChange(nearest(value + step))}
          className={`${BUTTON} noscript:hidden`}
        >
          <PlusIcon />
        </button>
      </div>
      {error !== undefined && (
        <p id={`${id}-note`} role="alert" className="mt-1 text-13 text-negative">
          <WarningIcon size={16} className="me-1 inline-block align-[-3px]" />
          {error}
        </p>
      )}
    </div>
  );
}
