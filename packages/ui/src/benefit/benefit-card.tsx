import type { IconComponent } from '../icon/draw-icon.tsx';
import { ChevronIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface BenefitCardProps {
  icon: IconComponent;
  title: string;
  note: string;
  /** Without an address the card is not a link. */
  href?: string;
}

const LOOK = 'flex min-h-19 items-center gap-3.5 rounded-card bg-fill px-4 py-3.5';

/** Something a reader gets for free today: what it is, how much, and a link to its page. */
export function BenefitCard({ icon, title, note, href }: BenefitCardProps) {
  if (href === undefined) {
    return (
      <div className={LOOK}>
        <Content icon={icon} title={title} note={note} />
      </div>
    );
  }
  return (
    <Link href={href} className={`${LOOK} transition-colors hover:bg-fill-strong`}>
      <Content icon={icon} title={title} note={note} />
      <ChevronIcon size={16} className="text-fg-3" />
    </Link>
  );
}

function Content({ icon: BenefitIcon, title, note }: Omit<BenefitCardProps, 'href'>) {
  return (
    <>
      <span className="grid size-11 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent">
        <BenefitIcon />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-16 leading-title font-strong wrap-anywhere">{title}</span>
        <span className="mt-1 block text-13 text-fg-2">{note}</span>
      </span>
    </>
  );
}
