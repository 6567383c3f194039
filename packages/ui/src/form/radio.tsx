import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';

export interface RadioProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  label: ReactNode;
}

/** A native radio in a 48 px row, for a choice among short texts; it works without script. */
export const Radio = forwardRef<HTMLInputElement, RadioProps>(function Radio({ label, ...input }, ref) {
  return (
    <label className="relative flex min-h-12 cursor-pointer items-start gap-2.5 py-[13px] text-fg has-disabled:cursor-default has-disabled:opacity-50">
      <input {...input} ref={ref} type="radio" className="peer sr-only" />
      <span
        aria-hidden="true"
        className="mt-px size-5 shrink-0 rounded-pill bg-surface shadow-[inset_0_0_0_1.5px_var(--line-strong)] peer-checked:shadow-[inset_0_0_0_6px_var(--inverse)] peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text"
      />
      <span className="min-w-0 leading-[22px]">{label}</span>
    </label>
  );
});
