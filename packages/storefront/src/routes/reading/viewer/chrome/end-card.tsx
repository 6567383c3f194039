import {
  Button,
  ButtonLink,
  CommentIcon,
  HeartIcon,
  inertWhen,
  LibraryList,
  LockIcon,
  OwnText,
  Picture,
  TicketIcon,
} from '@longstrip/ui';
import { Await } from '@remix-run/react';
import { type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { type TextLookup, useText } from '../../../../i18n/use-text.ts';
import { type EpisodeAccess, isReadable } from '../../../../parts/episodes/episode-model.ts';
import { reportAddress } from '../../../../parts/navigation/report-address.ts';
import { BLANK_COVER } from '../../../../parts/series/blank-cover.ts';
import { FavouriteForm } from '../../../../parts/series/favourite-form.tsx';
import type { RecommendedSeries } from '../../../../parts/series/load-series.server.ts';
import { RatingForm } from '../../../../parts/series/rating-form.tsx';
import { useSite } from '../../../../root/site-data.ts';
import { lazyPart } from '../lazy-part.tsx';
import { useIsOnScreen } from '../use-is-on-screen.ts';
import { useOpenEpisode } from '../use-open-episode.ts';
import type { Neighbour, ViewerEpisode } from '../viewer-model.ts';
import { isAnySheetOpen, useViewerStore } from '../viewer-store.ts';
import { BeyondButton, focusBeginning, goToEnd } from './beyond-button.tsx';

const NextPurchase = lazyPart(() => import('./next-purchase.tsx').then((module) => module.NextPurchase));

/**
 * What comes after the last page: the next episode, how the reader liked the series, and two others to read, with the reason
 * for each.
 */
export function EndCard({ data, isBinge }: { data: ViewerEpisode; isBinge: boolean }) {
  const text = useText();
  const { routes } = useSite();
  const { episode, next, more, series } = data;
  const page = `/viewer/${series.alias}/${episode.alias}`;
  return (
    <EndSection data={data} isBinge={isBinge}>
      <div>
        <h2 className="text-18">{text('viewer.endTitle', { episode: episode.title })}</h2>
        {next === null && <p className="mt-1 text-fg-2">{text('viewer.endText')}</p>}
      </div>
      {next !== null && <NextEpisode data={data} next={next} isBinge={isBinge} />}
      <RatingForm seriesAlias={series.alias} stars={data.stars} page={page} />
      <div className="mx-auto grid w-full max-w-80 grid-cols-1 gap-3">
        <FavouriteForm seriesAlias={series.alias} isOn={data.isFavourite} page={page}>
          {({ label, isOn }) => (
            <Button
              type="submit"
              look="outlined"
              isWide
              aria-pressed={isOn}
              icon={
                <span className={isOn ? 'text-primary-text' : undefined}>
                  <HeartIcon size={20} filled={isOn} />
                </span>
              }
            >
              {label}
            </Button>
          )}
        </FavouriteForm>
        {data.comments !== null && (
          <ButtonLink look="outlined" isWide href={data.comments.href} icon={<CommentIcon size={20} />}>
            {text('viewer.comments')}
            {data.comments.count !== null && data.comments.count > 0 && (
              <bdi className="figures ms-1.5 text-fg-2">{data.comments.count}</bdi>
            )}
          </ButtonLink>
        )}
        <ButtonLink look={next === null ? 'plain' : 'quiet'} isWide href={`/detail/${series.alias}`}>
          {text('viewer.backToSeries')}
        </ButtonLink>
        {routes.includes('qnaRegister') && (
          <ButtonLink look="quiet" isWide href={reportAddress({ series: series.alias, episode: episode.alias })}>
            {text('viewer.report')}
          </ButtonLink>
        )}
      </div>
      <Suspense fallback={null}>
        <Await resolve={more}>{(recommended) => <More recommended={recommended} />}</Await>
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
  const text = useText();
  const card = useBinge(data, isBinge);
  const isOnScreen = useIsOnScreen(card);
  const isAwaited = useViewerStore((state) => state.isEndAwaited);
  useEffect(() => {
    if (!isOnScreen || !isAwaited) return;
    useViewerStore.setState({ isEndAwaited: false });
    focusBeginning(card.current?.querySelector('h2'));
  }, [isOnScreen, isAwaited, card]);
  return (
    <>
      {/* Where the card is not a page of its own. It stays while the card is shown: a screen reader that comes to it scrolls there. */}
      <BeyondButton
        label={text('viewer.endTitle', { episode: data.episode.title })}
        onPress={goToEnd}
        className="before-end"
      />
      <section
        ref={card}
        {...inertWhen(!isOnScreen)}
        className="grid grid-cols-1 gap-5 px-(--size-gutter) py-10 text-center"
      >
        {children}
      </section>
    </>
  );
}

/**
 * The next episode. If it is locked, a signed-in reader gets its purchase panel over the end of this one. In binge mode the
 * panel opens by itself once the reader has scrolled down to here.
 */
function NextEpisode({ data, next, isBinge }: { data: ViewerEpisode; next: Neighbour; isBinge: boolean }) {
  const text = useText();
  const { sessionStatus } = useSite();
  const seriesAlias = data.series.alias;
  const isForSale = next.access.kind === 'priced' && sessionStatus === 'authenticated';
  const [opened, setOpened] = useState<{ isScrolledOn: boolean; count: number } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isPaying = useRef(false);
  const open = useCallback((isScrolledOn: boolean) => {
    if (isPaying.current) return;
    // Each arrival is decided anew; what was chosen in a sheet that a press opens again stays.
    setOpened((before) =>
      before?.isScrolledOn === false && !isScrolledOn ? before : { isScrolledOn, count: (before?.count ?? 0) + 1 },
    );
    setOpen(true);
  }, []);
  const isSheetOpen = useViewerStore(isAnySheetOpen);
  const box = useScrolledOn<HTMLDivElement>(
    isBinge && isForSale && !isSheetOpen,
    useCallback(() => open(true), [open]),
  );
  const press = (event: { preventDefault(): void }) => {
    if (!isForSale) return;
    event.preventDefault();
    open(false);
  };
  return (
    <div ref={box} className="mx-auto grid w-full max-w-80 grid-cols-1 gap-3">
      {opened !== null && (
        <NextPurchase
          key={opened.count}
          data={data}
          next={next}
          isScrolledOn={opened.isScrolledOn}
          isPaying={isPaying}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
      {next.thumbnail !== null && (
        <span className="relative block aspect-video overflow-hidden rounded-card bg-skeleton">
          <Picture picture={next.thumbnail} alt="" sizes="320px" />
        </span>
      )}
      <p className="leading-title font-strong">
        <OwnText>{next.title}</OwnText>
      </p>
      <NextPrice next={next} />
      <ButtonLink
        look="main"
        isWide
        href={`/viewer/${seriesAlias}/${next.alias}`}
        onClick={press}
        icon={isReadable(next.access) ? undefined : <NextIcon free={next.free} />}
      >
        {text('viewer.nextEpisode')}
      </ButtonLink>
    </div>
  );
}

/** A lock, which reads as a price; not where a ticket or gift opens the episode now. */
function NextIcon({ free }: Pick<Neighbour, 'free'>) {
  const lock = <LockIcon size={20} />;
  return (
    <Suspense fallback={lock}>
      <Await resolve={free} errorElement={lock}>
        {(ready) => (ready === null ? lock : <TicketIcon size={20} />)}
      </Await>
    </Suspense>
  );
}

/** What the next episode costs, or the ticket or gift that opens it now, in one line of the same height. */
function NextPrice({ next: { access, free } }: { next: Neighbour }) {
  const text = useText();
  if (isReadable(access)) return null;
  const price = priceWords(access, text);
  return (
    <p className="figures min-h-[1.5em] text-14 text-fg-2">
      <Suspense fallback={price}>
        <Await resolve={free} errorElement={price}>
          {(ready) => (ready === null ? price : <span className="font-strong text-positive">{ready}</span>)}
        </Await>
      </Suspense>
    </p>
  );
}

function priceWords(access: EpisodeAccess, text: TextLookup): string {
  if (access.kind !== 'priced') return text(access.kind === 'soon' ? 'episode.soon' : 'episode.spokenLogin');
  const { rentCoins, ownCoins } = access;
  const named = (key: 'episode.rent' | 'episode.own', count: number | null) =>
    count === null ? [] : [`${text(key)}: ${text('common.coins', { count })}`];
  const prices = [...named('episode.rent', rentCoins), ...named('episode.own', ownCoins)];
  return prices.length === 0 ? text('episode.notForSale') : prices.join(' · ');
}

/** What to read next, each with the reason in one line. */
function More({ recommended }: { recommended: readonly RecommendedSeries[] }) {
  const text = useText();
  if (recommended.length === 0) return null;
  return (
    <div className="-mx-(--size-gutter) text-start">
      <h3 className="px-(--size-gutter) pb-1 text-16">{text('detail.more')}</h3>
      <LibraryList
        label={text('detail.more')}
        rows={recommended.map(({ series, reason }) => ({
          href: `/detail/${series.alias}`,
          title: series.title,
          titleBreaks: series.titleBreaks ?? [],
          ...(series.language === undefined ? {} : { language: series.language }),
          cover: series.cover ?? BLANK_COVER,
          note: reason,
          place: series.creators,
        }))}
      />
    </div>
  );
}

/** The share of an element that counts as most of it. */
const MOST = 0.6;

/** Calls once each time the reader comes to most of an element from where nothing of it is visible; loading ahead never causes it. */
function useScrolledOn<Box extends HTMLElement>(isWatched: boolean, onReached: () => void) {
  const box = useRef<Box>(null);
  const isReached = useRef(false);
  useEffect(() => {
    const element = box.current;
    if (!isWatched || element === null) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, intersectionRatio } of entries) {
          if (!isIntersecting) isReached.current = false;
          else if (intersectionRatio >= MOST && !isReached.current) {
            isReached.current = true;
            onReached();
          }
        }
      },
      { threshold: [0, MOST] },
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [isWatched, onReached]);
  return box;
}

/**
 * Binge mode: opens the next episode when most of the card is visible. It replaces this episode in the history, since
 * "back" would return to this card and open the next episode again.
 */
function useBinge({ series, next }: ViewerEpisode, isBinge: boolean) {
  const openEpisode = useOpenEpisode();
  const isSheetOpen = useViewerStore(isAnySheetOpen);
  const address = next !== null && isReadable(next.access) ? `/viewer/${series.alias}/${next.alias}` : null;
  return useScrolledOn<HTMLElement>(
    isBinge && !isSheetOpen && address !== null,
    useCallback(() => {
      if (address !== null) openEpisode(address, { replace: true });
    }, [address, openEpisode]),
  );
}
