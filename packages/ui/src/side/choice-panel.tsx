import clsx from 'clsx';
import { CheckIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

/** One choice of a list, such as its order, as links: each has an address. */
export interface ChoiceGroup {
  /** "Order": a heading, and the name of the links for screen readers. */
  label: string;
  options: readonly { href: string; label: string; isCurrent: boolean }[];
}

/** How many options are below each other; more are in two columns, if their words are short enough. */
const IN_ONE_COLUMN = 5;
const SHORT_LETTERS = 9;

/** The choices of a list, in the second column: all of them visible, the chosen ones with a tick. */
export function ChoicePanel({ groups }: { groups: readonly ChoiceGroup[] }) {
  return (
    <div className="-mx-2 grid gap-2 pt-3">
      {groups
        .filter(({ options }) => options.length > 1)
        .map(({ label, options }) => (
          <nav key={label} aria-label={label} className="pt-2">
            <h2 className="flex min-h-9 items-center px-2 text-14">{label}</h2>
            <ul className={clsx('grid', isLongList(options) && 'roomy:grid-cols-2')}>
              {options.map((option) => (
                <li key={option.href}>
                  <Link
                    href={option.href}
                    aria-current={option.isCurrent ? 'true' : undefined}
                    className="flex min-h-11 items-center gap-2 rounded-card px-2 py-1 text-14 leading-title text-fg-2 -outline-offset-2 transition-colors hover:bg-fill hover:text-fg aria-[current]:font-strong aria-[current]:text-fg"
                  >
                    <span className="min-w-0 flex-1 wrap-anywhere">{option.label}</span>
                    {option.isCurrent && <CheckIcon size={16} />}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
    </div>
  );
}

function isLongList(options: ChoiceGroup['options']): boolean {
  return options.length > IN_ONE_COLUMN && options.every(({ label }) => label.length <= SHORT_LETTERS);
}
