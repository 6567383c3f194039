import clsx from 'clsx';

/** A coupon as the choice shows it. */
export interface CouponOption {
  /** The value in the form; empty for no coupon. */
  value: string;
  title: string;
  /** What it saves on this pack, such as "−$1.00"; null if it cannot be used. */
  saving: string | null;
  /** Its end date, or why it cannot be used. */
  note: string | null;
  isUsable: boolean;
}

export interface CouponChoiceProps {
  name: string;
  legend: string;
  options: readonly CouponOption[];
  chosen: string;
  onChoose: (value: string) => void;
}

/** The coupons of an order: usable ones first, the others grey with the reason. Native radios, so it works without script. */
export function CouponChoice({ name, legend, options, chosen, onChoose }: CouponChoiceProps) {
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-13 font-strong text-fg-2">{legend}</legend>
      {options.map(({ value, title, saving, note, isUsable }) => (
        <label
          key={value}
          className={clsx(
            'relative grid min-h-13 grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-3 rounded-card px-3.5 py-2 shadow-[inset_0_0_0_1px_var(--line)] has-checked:bg-primary-soft has-checked:shadow-[inset_0_0_0_2px_var(--primary)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-text',
            isUsable ? 'cursor-pointer hover:bg-fill' : 'text-fg-3',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={!isUsable}
            onChange={() => onChoose(value)}
            className="peer sr-only"
          />
          <span
            aria-hidden="true"
            className={clsx(
              'size-5 rounded-pill bg-surface shadow-[inset_0_0_0_1.5px_var(--line-strong)] peer-checked:shadow-[inset_0_0_0_6px_var(--primary)]',
              !isUsable && 'opacity-45',
            )}
          />
          <span className="min-w-0">
            <span className="block text-14 leading-title font-strong wrap-anywhere">{title}</span>
            {note !== null && (
              <span className={clsx('block text-12', isUsable ? 'text-fg-2' : 'text-fg-3')}>{note}</span>
            )}
          </span>
          {saving !== null && (
            <span className="figures text-14 font-heavy">
              <bdi>{saving}</bdi>
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
