import { EmptyState } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

/** What a new installation shows: how the first comic comes in. */
export function EmptyStore() {
  const text = useText();
  const { platformId } = useSite();
  return (
    <>
      <EmptyState level="h1" title={text('home.emptyTitle')} text={text('home.emptyText')} />
      <div className="mx-auto max-w-[34em] px-(--size-gutter) pb-10 text-center">
        <p className="text-13 text-fg-2">{text('home.emptyCommand')}</p>
        <code
          dir="ltr"
          className="mt-2 block overflow-x-auto rounded-card bg-fill px-4 py-3 text-start text-13 whitespace-nowrap"
        >
          npm run import -- "comic.cbz" --platform {platformId} --free 1
        </code>
      </div>
    </>
  );
}
