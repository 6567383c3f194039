import type { EpisodePages } from '@longstrip/api-contract';
import { Link } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { Panel } from '../../parts/layout.tsx';

/** All pages in small, in order; each opens below. */
export function PageStrip({ pages, shown }: { pages: EpisodePages['pages']; shown: number }) {
  const text = useText();
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => current.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [shown]);
  return (
    <Panel title={text('pages.title', { count: pages.length })}>
      <ol className="flex gap-2 overflow-x-auto pb-2">
        {pages.map(({ page, picture, isCorrected }) => (
          <li key={page} className="shrink-0">
            <Link
              ref={page === shown ? current : null}
              to={`?page=${page}`}
              preventScrollReset
              aria-current={page === shown ? 'page' : undefined}
              aria-label={text('pages.open', { page })}
              className="grid w-20 justify-items-center gap-1 rounded-card p-1 text-12 text-fg-2 hover:bg-fill aria-[current]:bg-primary-soft aria-[current]:text-primary-text"
            >
              {picture === null ? (
                <span className="grid h-24 w-full place-items-center rounded-card bg-fill text-fg-3">
                  {text('pages.text')}
                </span>
              ) : (
                <img
                  src={picture.small}
                  alt=""
                  loading="lazy"
                  width={picture.widthPx}
                  height={picture.heightPx}
                  className="h-24 w-full rounded-card bg-fill object-contain"
                />
              )}
              <span>
                {page}
                {isCorrected && ' ✎'}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
