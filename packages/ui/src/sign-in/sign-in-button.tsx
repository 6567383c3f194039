import type { ComponentPropsWithoutRef, ReactNode } from 'react';

export interface SignInButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  icon: ReactNode;
  label: string;
  /** "Last used"; it hangs on the edge, so that nothing moves. */
  tag?: string | undefined;
  isBusy?: boolean;
}

/** One way of signing in. All have the same weight. */
export function SignInButton({ icon, label, tag, isBusy = false, type = 'submit', ...button }: SignInButtonProps) {
  return (
    <button
      {...button}
      type={type}
      aria-busy={isBusy || undefined}
      className="relative flex min-h-(--size-button) w-full items-center rounded-card bg-page px-4 py-2 text-fg shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-[transform,opacity] duration-150 ease-out hover:bg-fill active:scale-[0.98] aria-busy:pointer-events-none aria-busy:opacity-45"
    >
      {icon}
      <span className="label min-w-0 flex-1 pe-6 text-center text-16 leading-title font-strong wrap-anywhere">
        {label}
      </span>
      {tag && (
        <span className="absolute end-3 -top-2 rounded-cover bg-accent-soft px-1.5 text-12 font-strong text-accent">
          {tag}
        </span>
      )}
    </button>
  );
}
