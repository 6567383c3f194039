import { ChevronIcon, NoticeIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { OwnText } from '../text/own-text.tsx';

export interface NoticeRowProps {
  /** Missing where the site has no page for it. */
  href?: string;
  title: string;
}

const ROW = 'flex min-h-11 items-center gap-2 text-13 text-fg-2';

/** One notice of a series in one line. */
export function NoticeRow({ href, title }: NoticeRowProps) {
  const content = (
    <>
      <NoticeIcon size={16} />
      <OwnText className="one-line flex-1">{title}</OwnText>
    </>
  );
  if (href === undefined) return <p className={ROW}>{content}</p>;
  return (
    <Link href={href} className={`${ROW} hover:text-fg`}>
      {content}
      <ChevronIcon size={16} />
    </Link>
  );
}

/** The notices of a series, at most two by the specification. */
export function NoticeList({ notices, label }: { notices: readonly NoticeRowProps[]; label: string }) {
  return (
    <ul aria-label={label} className="mx-(--size-gutter) my-2 divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.href ?? notice.title}>
          <NoticeRow {...notice} />
        </li>
      ))}
    </ul>
  );
}
