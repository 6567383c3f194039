import { ButtonLink, BuyBar, FavouriteButton } from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { type EpisodeModel, isReadable } from '../../../parts/episodes/episode-model.ts';
import { FavouriteForm } from '../../../parts/favourite/favourite-form.tsx';
import { resumePoint } from '../../../parts/reading/reading-record.ts';
import { useSeriesRecord } from '../../../parts/reading/reading-store.ts';
import { useSite } from '../../../root/site-data.ts';
import type { DetailPage } from './detail-loader.server.ts';

export interface ReadBarProps extends Pick<DetailPage, 'own'> {
  seriesAlias: string;
  episodes: readonly EpisodeModel[];
}

/** The main button of a series' page: continues where the reader stopped, or opens the first episode. */
export function ReadBar({ seriesAlias, episodes, own }: ReadBarProps) {
  const text = useText();
  const { routes } = useSite();
  const record = useSeriesRecord(seriesAlias, own.place);
  const [first] = episodes;
  const resume = record === null ? null : resumePoint(record);
  const goesOn = resume !== null && episodes.some(({ alias }) => alias === resume.episodeAlias);
  const target = goesOn ? resume.episodeAlias : first?.alias;
  if (first === undefined || target === undefined) return null;
  const label = goesOn
    ? text('detail.continueEpisode', { episode: resume.episodeTitle })
    : text(isReadable(first.access) ? 'detail.readFirstFree' : 'detail.readFirst');
  return (
    <BuyBar
      favourite={
        routes.includes('libraryFavorite') && (
          <FavouriteForm seriesAlias={seriesAlias} isOn={own.isFavourite} page={`/detail/${seriesAlias}`}>
            {(heart) => <FavouriteButton {...heart} />}
          </FavouriteForm>
        )
      }
    >
      <ButtonLink look="main" href={`/viewer/${seriesAlias}/${target}`}>
        <span className="line-clamp-2">{label}</span>
      </ButtonLink>
    </BuyBar>
  );
}
