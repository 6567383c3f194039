import { ButtonLink, inertWhen, LockIcon, Picture, SeriesGrid } from '@longstrip/ui';
import { Await, useNavigate } from '@remix-run/react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { isReadable } from '../../episode/episode-model.ts';
import type { SeriesCardModel } from '../../series/series-card-model.ts';
import { useSeriesCards } from '../../series/use-series-cards.ts';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import type { Neighbour, ViewerEpisode } from '../viewer-model.ts';

/** Number of related series. */
const MORE_AT_THE_END = 3;

/** What comes after the last page: the next episode, or after the newest one other series to read. */
export function EndCard({ data, isBinge }: { data: ViewerEpisode; isBinge: boolean }) {
  const text = useText();
  const { series, episode, next, more } = data;
  return (
    <EndSection data={data} isBinge={isBinge}>
      <div>
        <h2 className="text-18">{text('viewer.endTitle', { episode: episode.title })}</h2>
        {next === null && <p className="mt-1 text-fg-2">{text('viewer.endText')}</p>}
      </div>
      {next !== null && <NextEpisode seriesAlias={series.alias} next={next} />}
      <ButtonLink
        look={next === null ? 'plain' : 'quiet'}
        href={`/detail/${series.alias}`}
        className="mx-auto w-full max-w-80"
      >
        {text('viewer.backToSeries')}
      </ButtonLink>
      <Suspense fallback={null}>
        <Await resolve={more}>{(shelf) => <More shelf={shelf} />}</Await>
      </Suspense>
    </EndSection>
  );
}

/**
 * The card itself. While it is off screen it is inert: Tab from the first page must not jump to the end and count as
 * having read everything. Its state is here, apart from the series in `children`: an update of their Suspense boundary
 * before it is hydrated would discard it (record 0042).
 */
function EndSection({ data, isBinge, children }: { data: ViewerEpisode; isBinge: boolean; children: ReactNode }) {
  const card = useBinge(data, isBinge);
  const isOnScreen = useIsOnScreen(card);
  return (
    <section
      ref={card}
      {...inertWhen(!isOnScreen)}
      className="grid grid-cols-1 gap-5 px-(--size-gutter) py-10 text-center"
    >
      {children}
    </section>
  );
}

function NextEpisode({ seriesAlias, next }: { seriesAlias: string; next: Neighbour }) {
  const text = useText();
  return (
    <div className="mx-auto grid w-full max-w-80 grid-cols-1 gap-3">
      {next.thumbnail !== null && (
        <span className="relative block aspect-video overflow-hidden rounded-card bg-skeleton">
          <Picture picture={next.thumbnail} alt="" sizes="320px" />
        </span>
      )}
      <p className="leading-title font-strong">{next.title}</p>
      <ButtonLink
        look="main"
        isWide
        href={`/viewer/${seriesAlias}/${next.alias}`}
        icon={isReadable(next.access) ? undefined : <LockIcon size={20} />}
      >
        {text('viewer.nextEpisode')}
      </ButtonLink>
    </div>
  );
}

function More({ shelf }: { shelf: readonly SeriesCardModel[] }) {
  const text = useText();
  const cards = useSeriesCards(shelf.slice(0, MORE_AT_THE_END));
  if (cards.length === 0) return null;
  return (
    <div className="-mx-(--size-gutter) text-start">
      <h3 className="px-(--size-gutter) pb-3 text-16">{text('detail.more')}</h3>
      <SeriesGrid series={cards} label={text('detail.more')} />
    </div>
  );
}

/**
 * Binge mode: opens the next episode when most of the card is visible. It replaces this episode in the history, since
 * "back" would return to this card and open the next episode again.
 */
function useBinge({ series, next }: ViewerEpisode, isBinge: boolean) {
  const card = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const address = next !== null && isReadable(next.access) ? `/viewer/${series.alias}/${next.alias}` : null;
  useEffect(() => {
    const element = card.current;
    if (!isBinge || address === null || element === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) navigate(address, { replace: true });
      },
      { threshold: 0.6 },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isBinge, address, navigate]);
  return card;
}
