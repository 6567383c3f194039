import { CloseIcon } from '../icon/icons.tsx';
import { FilterIcon } from '../icon/tool-icons.tsx';
import { Link } from '../link/link.tsx';

export interface FilterBarProps {
  /** Name of the row for screen readers. */
  label: string;
  /** Opens the form. The address shows it in the page, for browsers without script. */
  open: { href: string; label: string; onPress: () => void };
  /** The conditions that are on; each link removes one. */
  chosen: readonly { href: string; label: string; removeLabel: string }[];
}

/** The row above a list: opens its filters, and has the conditions that are on. */
export function FilterBar({ label, open, chosen }: FilterBarProps) {
  return (
    <ul aria-label={label} className="scroll-row relative flex gap-2 px-(--size-gutter) py-[7px] *:flex-none">
      <li>
        <Link
          href={open.href}
          aria-haspopup="dialog"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            open.onPress();
          }}
          className="reach-7 inline-flex min-h-[30px] items-center gap-1.5 rounded-pill px-3 text-13 font-strong text-fg shadow-[inset_0_0_0_1px_var(--line-strong)] transition-colors hover:bg-fill"
        >
          <FilterIcon size={16} className="shrink-0" />
          <span className="label">{open.label}</span>
        </Link>
      </li>
      {chosen.map(({ href, label: name, removeLabel }) => (
        <li key={href} className="max-w-full">
          <Link
            href={href}
            aria-label={removeLabel}
            className="reach-7 inline-flex min-h-[30px] max-w-full items-center gap-1 rounded-pill bg-inverse ps-3 pe-2 text-13 font-strong text-on-inverse"
          >
            <span className="label one-line">{name}</span>
            <CloseIcon size={16} className="shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
