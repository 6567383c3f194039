import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { Link, type LinkProps } from '../link/link.tsx';

interface WayProps {
  icon: ReactNode;
  label: string;
}

export interface SignInButtonProps extends WayProps, Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** "Last used"; it hangs on the edge, so that nothing moves. */
  tag?: string | undefined;
  isBusy?: boolean;
}

const LOOK =
  'relative flex min-h-(--size-button) w-full items-center rounded-card bg-page px-4 py-2 text-fg shadow-[inset_0_0_0_1.5px_var(--line-strong)] transition-[transform,opacity] duration-150 ease-out hover:bg-fill active:scale-[0.98] aria-busy:pointer-events-none aria-busy:opacity-45';

function Way({ icon, label }: WayProps) {
  return (
    <>
      {icon}
      <span className="label min-w-0 flex-1 pe-6 text-center text-16 leading-title font-strong wrap-anywhere">
        {label}
      </span>
    </>
  );
}

/** One way of signing in. All have the same weight. */
export function SignInButton({ icon, label, tag, isBusy = false, type = 'submit', ...button }: SignInButtonProps) {
  return (
    <button {...button} type={type} aria-busy={isBusy || undefined} className={LOOK}>
      <Way icon={icon} label={label} />
      {tag && (
        <span className="absolute end-3 -top-2 rounded-cover bg-accent-soft px-1.5 text-12 font-strong text-accent">
          {tag}
        </span>
      )}
    </button>
  );
}

/** A way of signing in that opens on a page of ours. */
export function SignInLink({ icon, label, ...link }: WayProps & Omit<LinkProps, 'children'>) {
  return (
    <Link {...link} className={LOOK}>
      <Way icon={icon} label={label} />
    </Link>
  );
}
