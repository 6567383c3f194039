import type { ReactNode } from 'react';
import { GiftIcon, TicketIcon } from '../icon/icons.tsx';
import type { PicturePriority, PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { GiftBox, GiftRibbon } from './gift-box.tsx';

export interface GiftCardProps {
  /** The cover of the series it is for; null: for any series. */
  cover: PictureSource | null;
  /** "Rental ticket" or "Own ticket". */
  kind: string;
  title: string;
  /** Id of the title's element, for controls that it describes. */
  titleId?: string;
  /** How many episodes, and until when. */
  lines: readonly string[];
  /** A button or a link, at least 44 px high. */
  action?: ReactNode;
  /** Text in place of the action, such as "Yours". */
  state?: string;
  isPriority?: PicturePriority;
  /** It waits to be taken: a ribbon is around it. */
  isWrapped?: boolean;
}

/** A gift: what it opens, its kind, its end date, and one action. */
export function GiftCard(props: GiftCardProps) {
  const { cover, kind, title, titleId, lines, action, state, isPriority = false, isWrapped = false } = props;
  return (
    <article className="flex gap-3.5 rounded-card bg-fill p-3">
      {cover === null ? (
        <span className="grid aspect-3/4 w-23 shrink-0 place-items-center self-start rounded-cover bg-accent-soft text-accent">
          {isWrapped ? <GiftBox className="w-16" /> : <GiftIcon size={32} />}
        </span>
      ) : (
        <span className="relative w-23 shrink-0 self-start">
          <Cover picture={cover} sizes="92px" isPriority={isPriority} />
          {isWrapped && <GiftRibbon />}
        </span>
      )}
      <div className="flex min-w-0 flex-1 flex-col items-start">
        <p className="flex items-center gap-1.5 text-12 font-strong text-accent">
          <TicketIcon size={16} />
          {kind}
        </p>
        <h3 id={titleId} dir="auto" className="from-page-start mt-0.5 line-clamp-2 text-16 font-strong wrap-anywhere">
          {title}
        </h3>
        {lines.map((line) => (
          <p key={line} className="text-13 text-fg-2">
            {line}
          </p>
        ))}
        {state !== undefined && <p className="flex min-h-11 items-center text-14 font-strong text-positive">{state}</p>}
        {action !== undefined && <div className="mt-auto pt-2">{action}</div>}
      </div>
    </article>
  );
}
