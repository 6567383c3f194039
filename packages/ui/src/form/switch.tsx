import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export interface SwitchProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'role'> {
  label: string;
  note?: string;
}

/** A setting that takes effect at once. A native checkbox, which screen readers announce as a switch. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch({ label, note, ...input }, ref) {
  return (
    <label className="relative flex min-h-14 cursor-pointer items-center gap-4 py-2 has-disabled:cursor-default has-disabled:opacity-50">
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {note && <span className="block text-13 text-fg-3">{note}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says its state by itself; aria-checked would be a second truth. */}
      <input {...input} ref={ref} type="checkbox" role="switch" className="peer sr-only" />
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-pill bg-fill-strong shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-colors duration-150 peer-checked:bg-inverse peer-checked:shadow-[none] after:absolute after:start-1 after:top-1 after:size-5 after:rounded-pill after:bg-line-strong after:transition-[translate] after:duration-150 peer-checked:after:translate-x-5 peer-checked:after:bg-on-inverse peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-primary-text rtl:peer-checked:after:-translate-x-5"
      />
    </label>
  );
});
