import { Link } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { OwnText, Phrases } from '../text/text.tsx';

export interface PickCardProps {
  href: string;
  title: string;
  /** Where lines of the title may break; see `Phrases`. */
  titleBreaks?: readonly number[] | undefined;
  description: string;
  descriptionBreaks?: readonly number[] | undefined;
  /** "12 series". */
  note: string;
  /** The first few covers; they overlap side by side. */
  covers: readonly PictureSource[];
}

/** A curated list as a card: its covers in a row, its title and its description. */
export function PickCard(props: PickCardProps) {
  const { href, title, titleBreaks, description, descriptionBreaks, note, covers } = props;
  return (
    <Link
      href={href}
      className="group/pick grid grid-cols-1 content-start gap-3 rounded-card bg-fill p-4 transition-colors hover:bg-fill-strong"
    >
      <span className="flex ps-0">
        {covers.map((cover, index) => (
          <Cover
            key={cover.src}
            picture={cover}
            sizes="88px"
            className={`w-[22%] min-w-0 flex-[0_1_88px] shadow-segment ${index > 0 ? '-ms-3' : ''}`}
          />
        ))}
      </span>
      <span className="block">
        <OwnText className="line-clamp-2 text-16 leading-title font-heavy">
          <Phrases text={title} breaks={titleBreaks} />
        </OwnText>
        {description !== '' && (
          <OwnText className="mt-1 line-clamp-2 text-13 text-fg-2">
            <Phrases text={description} breaks={descriptionBreaks} />
          </OwnText>
        )}
        <span className="figures mt-1.5 block text-12 text-fg-3">{note}</span>
      </span>
    </Link>
  );
}
