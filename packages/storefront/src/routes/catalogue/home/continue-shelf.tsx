import { ContinueCard, Shelf } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { type ServerPlace, seriesInProgress } from '../../../parts/reading/reading-record.ts';
import { useIsHydrated, useMergedRecord } from '../../../parts/reading/reading-store.ts';
import { BLANK_COVER } from '../../../parts/series/blank-cover.ts';
import { useSite } from '../../../root/site-data.ts';

/** Maximum number of series on the shelf. */
const SHOWN = 10;

/**
 * "Continue reading": the series that this browser has in progress, and those of the reader's other devices. Nothing for
 * readers without any.
 */
export function ContinueShelf({ places, most = SHOWN }: { places: readonly ServerPlace[]; most?: number }) {
  const text = useText();
  const { hasReading } = useSite();
  const isHydrated = useIsHydrated();
  const inProgress = seriesInProgress(useMergedRecord(places)).slice(0, most);
  // Reserves the shelf's height for readers who will have one as soon as the page is hydrated.
  if (!isHydrated && hasReading && places.length === 0) return <div className="h-[146px]" />;
  if (inProgress.length === 0) return null;
  return (
    <Shelf title={text('home.continueReading')}>
      {inProgress.map(({ alias, series, resume }) => (
        <li key={alias}>
          <ContinueCard
            href={`/viewer/${alias}/${resume.episodeAlias}`}
            title={series.title}
            place={resume.episodeTitle}
            cover={series.cover ?? BLANK_COVER}
            readShare={resume.share}
          />
        </li>
      ))}
    </Shelf>
  );
}
