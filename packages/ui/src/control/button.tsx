import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { Link, type LinkProps } from '../link/link.tsx';

/** `main`: the one main action of a view. `outlined`: other actions. `plain`: on a filled surface. `quiet`: cancel or leave. */
export type ButtonLook = 'main' | 'outlined' | 'plain' | 'quiet';

interface ButtonLookProps {
  look?: ButtonLook;
  /** As wide as its parent. */
  isWide?: boolean;
  /** Work is in progress: the button stays in its place, shows the progress, and ignores a second press. */
  isBusy?: boolean;
  icon?: ReactNode;
}

const BASE =
  'inline-flex min-h-(--size-button) items-center justify-center gap-2 rounded-button px-5 py-2 text-center text-16 leading-title font-strong transition-[transform,opacity] duration-150 ease-out active:scale-[0.98] hover:opacity-90 disabled:pointer-events-none disabled:opacity-45 aria-busy:pointer-events-none';

const LOOKS: Record<ButtonLook, string> = {
  main: 'bg-primary text-on-primary font-heavy forced-colors:border-2',
  outlined: 'shadow-[inset_0_0_0_1.5px_var(--line-strong)] text-fg forced-colors:border',
  plain: 'bg-fill text-fg forced-colors:border',
  quiet: 'min-h-(--size-target) text-14 text-fg-2',
};

function lookOf(look: ButtonLook, isWide: boolean): string {
  return clsx(BASE, LOOKS[look], isWide && 'w-full');
}

function ButtonContent({ icon, isBusy, children }: { icon: ReactNode; isBusy: boolean; children: ReactNode }) {
  return (
    <>
      {isBusy ? <BusyDots /> : icon}
      <span className="label min-w-0 wrap-anywhere">{children}</span>
    </>
  );
}

/** Three pulsing dots; they do not move under reduced motion. */
function BusyDots() {
  return (
    <span className="flex gap-1" aria-hidden="true">
      {[0, 160, 320].map((delayMs) => (
        <span
          key={delayMs}
          className="size-1.5 animate-shine rounded-pill bg-current"
          style={{ animationDelay: `${delayMs}ms` }}
        />
      ))}
    </span>
  );
}

export type ButtonProps = ButtonLookProps & ComponentPropsWithoutRef<'button'>;

/** Its type is `button` unless a form sets another. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'plain', isWide = false, isBusy = false, icon, className, children, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-busy={isBusy || undefined}
      className={clsx(lookOf(look, isWide), className)}
    >
      <ButtonContent icon={icon} isBusy={isBusy}>
        {children}
      </ButtonContent>
    </button>
  );
});

export type ButtonLinkProps = Omit<ButtonLookProps, 'isBusy'> & LinkProps;

/** A link that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { look = 'plain', isWide = false, icon, className, children, ...rest },
  ref,
) {
  return (
    <Link {...rest} ref={ref} className={clsx(lookOf(look, isWide), className)}>
      <ButtonContent icon={icon} isBusy={false}>
        {children}
      </ButtonContent>
    </Link>
  );
});

export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  icon: IconComponent;
  /** Name for screen readers; an icon alone has none. */
  label: string;
  isPressed?: boolean;
  iconSize?: 16 | 20 | 24;
}

/** An icon as a button, in a 44 px target. With `isPressed` it is a switch and its icon fills when on. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon: ButtonIcon, label, isPressed, iconSize = 24, className, type = 'button', ...rest },
  ref,
) {
  return (
    <button
      {...rest}
      ref={ref}
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={clsx('relative grid size-11 shrink-0 place-items-center', isPressed && 'text-primary-text', className)}
    >
      <ButtonIcon size={iconSize} filled={isPressed ?? false} />
    </button>
  );
});
