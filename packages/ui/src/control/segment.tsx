import { Link } from '../link/link.tsx';

export interface SegmentOption {
  value: string;
  label: string;
  /** With an address the option is a link, and the page's address holds the choice. */
  href?: string;
}

export interface SegmentProps {
  options: readonly SegmentOption[];
  value: string;
  /** Name of the group for screen readers. */
  label: string;
  onChange?: (value: string) => void;
  /** With a name each option submits the form around it, for browsers without script. */
  name?: string;
}

const OPTION =
  'reach-6 min-h-[38px] rounded-[6px] px-[12px] text-13 font-strong inline-flex items-center justify-center flex-auto text-center leading-title';
const CHOSEN = ' bg-segment text-fg shadow-segment';
const OTHER = ' text-fg-2';

/** Two to four choices side by side, such as 24 hours, 7 days, 30 days. */
export function Segment({ options, value, label, onChange, name }: SegmentProps) {
  return (
    <fieldset aria-label={label} className="inline-flex max-w-full min-w-0 flex-wrap rounded-card bg-fill p-[3px]">
      {options.map((option) => {
        const isChosen = option.value === value;
        const className = OPTION + (isChosen ? CHOSEN : OTHER);
        return option.href === undefined ? (
          <button
            key={option.value}
            {...(name === undefined ? { type: 'button' } : { type: 'submit', name, value: option.value })}
            aria-pressed={isChosen}
            onClick={() => onChange?.(option.value)}
            className={className}
          >
            {option.label}
          </button>
        ) : (
          <Link
            key={option.value}
            href={option.href}
            aria-current={isChosen ? 'true' : undefined}
            className={className}
          >
            {option.label}
          </Link>
        );
      })}
    </fieldset>
  );
}
