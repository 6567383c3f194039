import { EmptyState } from '@longstrip/ui';
import { Fragment } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { useSite } from '../../../root/site-data.ts';

/** What a new installation shows: how to import the first comic. */
export function EmptyStore() {
  const text = useText();
  const { platformId } = useSite();
  return (
    <>
      <EmptyState level="h1" title={text('home.emptyTitle')} text={text('home.emptyText')} />
      <div className="mx-auto max-w-[34em] px-(--size-gutter) pb-10 text-center">
        <p className="text-13 text-fg-2">{text('home.emptyCommand')}</p>
        <code dir="ltr" className="mt-2 block rounded-card bg-fill px-4 py-3 text-start text-13">
          {/* Lines break between its parts, never at their dashes, and it is copied as one line. */}
          {['npm run import --', '"comic.cbz"', `--platform ${platformId}`, '--free 1'].map((part, index) => (
            <Fragment key={part}>
              {index > 0 && ' '}
              <span className="whitespace-nowrap">{part}</span>
            </Fragment>
          ))}
        </code>
      </div>
    </>
  );
}
