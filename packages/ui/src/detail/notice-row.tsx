import { ChevronIcon, NoticeIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';

export interface NoticeRowProps {
  href: string;
  title: string;
}

/** One notice of a series in one line. */
export function NoticeRow({ href, title }: NoticeRowProps) {
  return (
    <Link href={href} className="flex min-h-11 items-center gap-2 text-13 text-fg-2 hover:text-fg">
      <NoticeIcon size={16} />
      <span className="one-line flex-1">{title}</span>
      <ChevronIcon size={16} />
    </Link>
  );
}

/** The notices of a series, at most two by the specification. */
export function NoticeList({ notices, label }: { notices: readonly NoticeRowProps[]; label: string }) {
  return (
    <ul aria-label={label} className="mx-(--size-gutter) mt-3 divide-y divide-line">
      {notices.map((notice) => (
        <li key={notice.href}>
          <NoticeRow {...notice} />
        </li>
      ))}
    </ul>
  );
}
