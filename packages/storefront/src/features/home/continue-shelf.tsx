import { ContinueCard, Shelf } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { seriesInProgress } from '../reading/reading-record.ts';
import { useReadingRecord } from '../reading/reading-store.ts';
import { BLANK_COVER } from '../series/blank-cover.ts';

/** Series that a reader of the home page may go on with. */
const SHOWN = 10;

/** "Continue reading", for readers who have something to continue; nothing for others. */
export function ContinueShelf() {
  const text = useText();
  const inProgress = seriesInProgress(useReadingRecord()).slice(0, SHOWN);
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
