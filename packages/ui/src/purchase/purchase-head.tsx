import { Picture, type PictureSource } from '../picture/picture.tsx';
import { OwnText } from '../text/own-text.tsx';

export interface PurchaseHeadProps {
  title: string;
  /** The series, or another line below the title. */
  line: string;
  /** 16:9, or the upper part of a cover. */
  picture: PictureSource | null;
}

/** What is bought: the thumbnail, the episode and its series. */
export function PurchaseHead({ title, line, picture }: PurchaseHeadProps) {
  return (
    <div className="flex min-h-13.5 items-center gap-3 text-start">
      {picture !== null && (
        <span className="relative block aspect-video w-24 shrink-0 overflow-hidden rounded-cover bg-skeleton">
          <Picture picture={picture} alt="" sizes="96px" />
        </span>
      )}
      <span className="min-w-0 flex-1">
        <OwnText className="line-clamp-2 block text-16 leading-title font-strong">{title}</OwnText>
        <OwnText className="one-line block text-13 text-fg-2">{line}</OwnText>
      </span>
    </div>
  );
}
