import { SeriesFacts, type SeriesHeadProps } from '../detail/series-head.tsx';
import { OwnNames, Phrases, type TextLanguage } from '../text/text.tsx';

export interface SeriesPreviewProps extends Pick<SeriesHeadProps, 'facts' | 'rating' | 'badges'> {
  title: string;
  titleBreaks?: readonly number[];
  language?: TextLanguage;
  creators: string;
  synopsis: string;
}

/** What a cover says when a mouse rests on it: the beginning of the page of the series. */
export function SeriesPreview(props: SeriesPreviewProps) {
  const { title, titleBreaks, language, creators, synopsis, facts, rating, badges = [] } = props;
  return (
    <div className="animate-appear rounded-sheet border border-line bg-surface p-4 text-fg shadow-modal">
      <p lang={language?.tag} dir={language?.direction ?? 'auto'} className="text-16 leading-title font-heavy">
        <Phrases text={title} breaks={titleBreaks} />
      </p>
      <OwnNames names={creators} className="mt-0.5 text-13 text-fg-2" />
      <SeriesFacts facts={facts} rating={rating} badges={badges} />
      {synopsis !== '' && (
        <p
          lang={language?.tag}
          dir={language?.direction ?? 'auto'}
          className="mt-2 line-clamp-5 text-13 text-pretty text-fg-2"
        >
          {synopsis}
        </p>
      )}
    </div>
  );
}
