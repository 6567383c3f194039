import { ContinueCard, Shelf } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { seriesInProgress } from '../reading/reading-record.ts';
import { useIsAwake, useReadingRecord } from '../reading/reading-store.ts';
import { BLANK_COVER } from '../series/blank-cover.ts';

/** Series that a reader of the home page may go on with. */
const SHOWN = 10;

/** "Continue reading", for readers who have something to continue; nothing for others. */
export function ContinueShelf() {
  const text = useText();
  const { hasReading } = useSite();
  const isAwake = useIsAwake();
  const inProgress = seriesInProgress(useReadingRecord()).slice(0, SHOWN);
  // The shelf's own height, kept for readers who will have one as soon as the page wakes.
  if (!isAwake && hasReading) return <div className="h-[146px]" />;
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
