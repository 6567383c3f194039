import { Link } from '../link/link.tsx';
import { currentMark, type TabLink, useCentredSelection } from '../shell/tabs.tsx';

/** The days of the week as links: ALL, MON to SUN, TEN. The chosen one is in ink and scrolls to the middle. */
export function DayRow({
  days,
  label,
  isWithin = false,
}: {
  days: readonly TabLink[];
  label: string;
  isWithin?: boolean;
}) {
  const current = days.find((day) => day.isCurrent)?.href;
  const rowRef = useCentredSelection<HTMLElement>(current, '[aria-current]');
  return (
    <nav ref={rowRef} aria-label={label} className="scroll-row relative flex px-2 pb-2">
      {days.map((day) => (
        <Link
          key={day.href}
          href={day.href}
          aria-current={currentMark(day, isWithin)}
          className="group/day grid min-h-11 min-w-11 shrink-0 grow place-items-center whitespace-nowrap text-fg-2 -outline-offset-2 desk:grow-0"
        >
          <span className="grid min-h-[30px] place-items-center rounded-pill px-2.5 text-14 transition-colors group-hover/day:bg-fill group-aria-[current]/day:bg-inverse group-aria-[current]/day:font-strong group-aria-[current]/day:text-on-inverse">
            <span className="label">{day.label}</span>
          </span>
        </Link>
      ))}
    </nav>
  );
}
