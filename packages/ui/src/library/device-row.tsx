import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ProgressLine } from '../control/progress-line.tsx';
import { DeviceIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { OwnText } from '../text/text.tsx';

export interface DeviceRowProps {
  /** The episode in the viewer; null while it cannot be opened. */
  href: string | null;
  series: string;
  episode: string;
  /** "Readable offline until …". */
  status: string;
  /** "12 MB"; empty for none. */
  size: string;
  /** `warning`: it ends soon, or is not complete. `over`: it cannot be read any more. */
  tone?: 'usual' | 'warning' | 'over';
  /** How much of it is here, 0 to 1; null for all. */
  share: number | null;
  /** Its buttons. */
  action: ReactNode;
}

/** An episode that is on the device, in the library. */
export function DeviceRow({ href, series, episode, status, size, tone = 'usual', share, action }: DeviceRowProps) {
  const content = (
    <>
      <span className={clsx('mt-0.5', tone === 'over' ? 'text-fg-3' : 'text-primary-text')}>
        <DeviceIcon size={20} />
      </span>
      <span className="min-w-0 flex-1">
        <OwnText className={clsx('one-line block font-strong', tone === 'over' && 'text-fg-2')}>{series}</OwnText>
        <OwnText className="one-line block text-14 text-fg-2">{episode}</OwnText>
        <span className={clsx('figures mt-1 block text-13', tone === 'warning' ? 'text-warning' : 'text-fg-2')}>
          {status}
          {size !== '' && (
            <>
              {' '}
              · <bdi>{size}</bdi>
            </>
          )}
        </span>
        {share !== null && <ProgressLine share={share} className="mt-2" />}
      </span>
    </>
  );
  const look = 'flex min-h-14 min-w-0 flex-1 items-start gap-3 py-3 ps-(--size-gutter)';
  return (
    <div className="flex items-center gap-1 pe-2">
      {href === null ? (
        <div className={look}>{content}</div>
      ) : (
        // The service worker has the document; the router would ask the site for data.
        <Link
          href={href}
          data-document
          className={clsx(look, '-outline-offset-2 transition-colors hover:bg-fill desk:rounded-card')}
        >
          {content}
        </Link>
      )}
      {action}
    </div>
  );
}
