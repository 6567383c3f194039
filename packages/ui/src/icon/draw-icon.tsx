import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in pixels; at 16 the stroke grows to 2 so that it stays as dark as text. */
  size?: 12 | 16 | 20 | 24 | 32;
  /** Spoken name. Without it the drawing is decoration and hidden from screen readers. */
  label?: string;
  /** For the chosen entry of a bar and for a heart that is on. */
  filled?: boolean;
  className?: string;
}

export type IconComponent = (props: IconProps) => ReactNode;

/**
 * Makes an icon of the set: 24 px grid, one stroke with the brand's width and ends.
 * `flips`: the drawing has a direction and is mirrored in a right-to-left page.
 */
export function drawIcon(drawing: ReactNode, flips = false): IconComponent {
  return function Icon({ size = 24, label, filled = false, className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={size <= 12 ? 2.4 : size <= 16 ? 2 : filled ? 1.5 : 1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={clsx(
          'shrink-0',
          !filled && size > 12 && (size > 16 ? 'icon' : 'icon icon-small'),
          flips && 'flip-rtl',
          className,
        )}
        role={label ? 'img' : undefined}
        aria-label={label}
        aria-hidden={label ? undefined : true}
        focusable="false"
      >
        {drawing}
      </svg>
    );
  };
}
