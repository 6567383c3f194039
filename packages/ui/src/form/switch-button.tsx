import { type ComponentPropsWithoutRef, forwardRef } from 'react';

export interface SwitchButtonProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'type' | 'role' | 'children' | 'onChange'> {
  label: string;
  note?: string | undefined;
  isOn: boolean;
  /** The change is being saved: it shows the old state, and ignores a second press. */
  isBusy?: boolean;
}

/** A switch that submits its form when it is pressed, so that it saves at once and works without script. */
export const SwitchButton = forwardRef<HTMLButtonElement, SwitchButtonProps>(function SwitchButton(
  { label, note, isOn, isBusy = false, ...button },
  ref,
) {
  return (
    <button
      {...button}
      ref={ref}
      type="submit"
      role="switch"
      aria-checked={isOn}
      aria-busy={isBusy || undefined}
      className="group relative flex min-h-14 w-full items-center gap-4 py-2 text-start transition-opacity disabled:opacity-50 aria-busy:pointer-events-none aria-busy:opacity-60"
    >
      <span className="min-w-0 flex-1">
        <span className="block">{label}</span>
        {note && <span className="block text-13 text-fg-3">{note}</span>}
      </span>
      <span
        aria-hidden="true"
        className="relative h-7 w-12 shrink-0 rounded-pill bg-fill-strong shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-colors duration-150 group-aria-checked:bg-inverse group-aria-checked:shadow-[none] group-aria-busy:animate-shine after:absolute after:start-1 after:top-1 after:size-5 after:rounded-pill after:bg-line-strong after:transition-[translate] after:duration-150 group-aria-checked:after:translate-x-5 group-aria-checked:after:bg-on-inverse rtl:group-aria-checked:after:-translate-x-5"
      />
    </button>
  );
});
