import { ProgressLine } from '../control/progress-line.tsx';
import { Link } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { OwnText } from '../text/text.tsx';

export interface ContinueCardProps {
  href: string;
  title: string;
  /** "Ep. 12 · 4 min left". */
  place: string;
  cover: PictureSource;
  /** 0 to 1. */
  readShare: number;
}

/** Where the reader left off, 258 by 76; one tap resumes. */
export function ContinueCard({ href, title, place, cover, readShare }: ContinueCardProps) {
  return (
    <Link
      href={href}
      className="flex min-h-19 w-[max(258px,13rem)] items-center gap-3 overflow-hidden rounded-card bg-fill pe-3.5 transition-colors hover:bg-fill-strong"
    >
      <Cover picture={cover} sizes="57px" shape="flush" className="min-h-19 w-[57px] flex-none self-stretch" />
      <span className="min-w-0 flex-1">
        <OwnText className="one-line block leading-snug font-strong">{title}</OwnText>
        <OwnText className="one-line figures block text-12 text-fg-2">{place}</OwnText>
        <ProgressLine share={readShare} className="mt-1.5" />
      </span>
    </Link>
  );
}
