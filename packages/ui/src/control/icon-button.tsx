import clsx from 'clsx';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import type { IconComponent } from '../icon/draw-icon.tsx';

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
