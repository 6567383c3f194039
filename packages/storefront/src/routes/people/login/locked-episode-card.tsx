import { EpisodeStateMark, LockIcon, OwnText, Picture } from '@longstrip/ui';
import { useEpisodeRows } from '../../../parts/episodes/use-episode-rows.ts';
import type { LockedEpisode } from './login.server.ts';

/** The locked episode that the reader comes from: its picture, its title, its price, and what they get here. */
export function LockedEpisodeCard({ lockedEpisode }: { lockedEpisode: LockedEpisode }) {
  const { seriesAlias, seriesTitle, episode, picture, promises } = lockedEpisode;
  const [row] = useEpisodeRows(seriesAlias, [episode], null);
  return (
    <div className="mx-auto max-w-100 px-6 pt-6 text-start">
      <div className="overflow-hidden rounded-card bg-fill">
        <span className="relative grid aspect-video place-items-center overflow-hidden bg-fill-strong">
          {picture !== null && (
            <span className="absolute inset-0">
              <Picture picture={picture} alt="" sizes="352px" isPriority="largest" />
            </span>
          )}
          <span className="relative grid size-14 place-items-center rounded-pill bg-art-disc text-on-art">
            <LockIcon size={24} />
          </span>
        </span>
        <span className="flex min-h-16 items-center gap-3 px-4 py-3">
          <span className="min-w-0 flex-1">
            <OwnText className="line-clamp-2 leading-title font-strong">{episode.title}</OwnText>
            <OwnText className="one-line block text-13 text-fg-2">{seriesTitle}</OwnText>
          </span>
          {row !== undefined && <EpisodeStateMark state={row.state} />}
        </span>
      </div>
      {promises.length > 0 && (
        <ul className="mt-2 text-13 text-fg-2">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
