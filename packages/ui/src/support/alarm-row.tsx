import type { IconComponent } from '../icon/draw-icon.tsx';
import { ChevronIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import type { PictureSource } from '../picture/picture.tsx';
import { Cover } from '../series/cover.tsx';
import { OwnText } from '../text/text.tsx';

export interface AlarmRowProps {
  href: string;
  /** The whole sentence. */
  text: string;
  /** "21:40". */
  time: string;
  timeIso: string;
  icon: IconComponent;
  /** The cover of the series that it is about; the icon is at its corner. */
  cover?: PictureSource;
  /** Set for an unread alarm: a dot is shown, and this is its text for screen readers. */
  unreadLabel?: string;
}

/** One alarm, as a link to its subject. */
export function AlarmRow({ href, text, time, timeIso, icon: Icon, cover, unreadLabel }: AlarmRowProps) {
  const isUnread = unreadLabel !== undefined;
  return (
    <Link
      href={href}
      className="flex min-h-18 items-center gap-3.5 px-(--size-gutter) py-3 -outline-offset-2 transition-colors hover:bg-fill"
    >
      <span className="relative shrink-0">
        {cover === undefined ? (
          <span className="grid size-10 place-items-center rounded-pill bg-fill-strong text-fg-2">
            <Icon size={20} />
          </span>
        ) : (
          <>
            <Cover picture={cover} sizes="40px" className="w-10" />
            <span className="absolute -end-1.5 -bottom-1.5 grid size-6 place-items-center rounded-pill bg-surface text-fg-2 ring-1 ring-line">
              <Icon size={16} />
            </span>
          </>
        )}
        {isUnread && (
          <span className="absolute -end-0.5 -top-0.5 size-2.5 rounded-pill bg-primary ring-2 ring-(--bg)" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        {isUnread && <span className="sr-only">{unreadLabel}: </span>}
        <OwnText
          className={
            isUnread ? 'block text-pretty wrap-anywhere font-strong' : 'block text-pretty wrap-anywhere text-fg-2'
          }
        >
          {text}
        </OwnText>
        <time dateTime={timeIso} className="figures mt-1 block text-13 text-fg-3">
          {time}
        </time>
      </span>
      <ChevronIcon size={16} className="shrink-0 text-fg-3" />
    </Link>
  );
}
