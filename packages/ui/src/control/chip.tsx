import { Link } from '../link/link.tsx';
import { useCentredSelection } from '../shell/tabs.tsx';

export interface ChipProps {
  href: string;
  label: string;
  isCurrent?: boolean;
}

/**
 * A genre or tag. It looks 30 px high, and its touch target is at least 44 px high and wide. It is never wider than its row:
 * a long one ends in an ellipsis.
 */
export function Chip({ href, label, isCurrent = false }: ChipProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
      className="reach-7 inline-flex min-h-[30px] min-w-11 max-w-full items-center justify-center rounded-pill bg-fill px-3 text-13 text-fg-2 transition-colors hover:bg-fill-strong aria-[current]:bg-inverse aria-[current]:font-strong aria-[current]:text-on-inverse"
    >
      <span className="label one-line">{label}</span>
    </Link>
  );
}

/** A row of chips that wraps, with room for each touch target. */
export function ChipRow({ chips, label }: { chips: readonly ChipProps[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-2 gap-y-3.5 py-[7px]">
      {chips.map((chip) => (
        <li key={chip.href} className="max-w-full min-w-0">
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  );
}

/** A row of chips that scrolls sideways, the chosen one in the middle; on a desktop it wraps. */
export function ChipScroller({ chips, label }: { chips: readonly ChipProps[]; label: string }) {
  const current = chips.find((chip) => chip.isCurrent)?.href;
  const rowRef = useCentredSelection<HTMLUListElement>(current, '[aria-current]');
  return (
    <ul
      ref={rowRef}
      aria-label={label}
      className="scroll-row relative flex gap-2 px-(--size-gutter) py-[7px] *:flex-none desk:flex-wrap desk:gap-y-3.5"
    >
      {chips.map((chip) => (
        <li key={chip.href} className="max-w-full">
          <Chip {...chip} />
        </li>
      ))}
    </ul>
  );
}
