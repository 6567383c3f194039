import {
  ButtonLink,
  BuyBar,
  Cautions,
  ChipScroller,
  Cover,
  FavouriteButton,
  Link,
  SeriesFacts,
  Synopsis,
  TicketNote,
  TicketUse,
} from '@longstrip/ui';
import { useText } from '../../../i18n/use-text.ts';
import { type EpisodeModel, isReadable } from '../../../parts/episodes/episode-model.ts';
import { newSearch, searchAddress } from '../../../parts/navigation/search-query.ts';
import type { SeriesTicket } from '../../../parts/purchase/purchase-model.ts';
import { resumePoint } from '../../../parts/reading/reading-record.ts';
import { useSeriesRecord } from '../../../parts/reading/reading-store.ts';
import { FavouriteForm } from '../../../parts/series/favourite-form.tsx';
import { useSite } from '../../../root/site-data.ts';
import type { DetailPage, DetailSeries } from './detail.server.ts';
import { useFacts } from './use-facts.ts';
import { WaitingTicket } from './waiting-ticket.tsx';

/**
 * What the page says about the series, and the reading button: above the episodes, and from 1024 px beside them, where it stays
 * while they scroll. There it begins with the cover and the facts.
 */
export function BesideEpisodes({ page: { series, episodes, own, purchase } }: { page: DetailPage }) {
  return (
    <div className="page-side wide:px-3 wide:pb-6 roomy:px-5">
      <CoverAndFacts series={series} />
      {/* In narrow windows fixed to the bottom, wherever it is in the document: here the keyboard and screen readers reach
          it before the episodes. */}
      {episodes.length > 0 && <ReadBar seriesAlias={series.alias} episodes={episodes} own={own} />}
      <div className="wide:-mx-3 roomy:-mx-4">
        <About series={series} />
        <WaitFreeTicket waitFree={series.waitFree} ticket={purchase?.offers?.ticket ?? null} />
      </div>
      <div className="mt-2 h-2 bg-backdrop desk:mt-3 wide:hidden" />
    </div>
  );
}

/** At the top of the second column, which narrower windows do not have: their art and title are above the episodes. */
function CoverAndFacts({ series }: { series: DetailSeries }) {
  const facts = useFacts(series);
  return (
    <div className="hidden items-end gap-3 pt-5 pb-3 wide:flex">
      {series.cover !== null && (
        <Cover
          picture={series.cover}
          sizes="(min-width: 1600px) 160px, 120px"
          className="w-30 shrink-0 min-[1600px]:w-40"
        />
      )}
      <div className="min-w-0 flex-1">
        <SeriesFacts {...facts} />
      </div>
    </div>
  );
}

/** Synopsis, tags and the work's other languages. */
function About({ series }: { series: DetailSeries }) {
  const text = useText();
  return (
    <>
      {series.synopsis !== '' && (
        <Synopsis
          text={series.synopsis}
          language={series.language}
          labels={{ more: text('common.more'), less: text('common.less') }}
        />
      )}
      <Cautions cautions={series.cautions} />
      <Tags chips={series.chips} />
      {series.languages.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 px-(--size-gutter) text-13 text-fg-2">
          {text('detail.otherLanguages')}
          {series.languages.map(({ href, name, language }) => (
            <Link
              key={href}
              href={href}
              lang={language}
              className="inline-flex min-h-11 items-center underline underline-offset-2"
            >
              {name}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}

/** Explains the clock on the series' cover; to a signed-in reader it says whether their ticket is ready. */
function WaitFreeTicket({ waitFree, ticket }: Pick<DetailSeries, 'waitFree'> & { ticket: SeriesTicket | null }) {
  const text = useText();
  if (waitFree === null) return null;
  if (ticket?.kind === 'ready') return <TicketUse title={ticket.title} stateLabel={ticket.label} href={ticket.href} />;
  if (ticket !== null) return <WaitingTicket title={text('series.badgeWaitFree')} note={waitFree.note} {...ticket} />;
  return <TicketNote title={text('series.badgeWaitFree')} note={waitFree.note} period={waitFree.period} />;
}

/** Genre and tags in a row that slides sideways. Each is a link to its search results, where the site has a search. */
function Tags({ chips }: Pick<DetailSeries, 'chips'>) {
  const text = useText();
  const { routes } = useSite();
  if (chips.length === 0) return null;
  const name = text('detail.tags');
  if (routes.includes('search')) {
    return (
      <ChipScroller
        label={name}
        chips={chips.map(({ label, tag }) => ({
          href: searchAddress(newSearch(tag, 'TAG')),
          label,
        }))}
      />
    );
  }
  return (
    <ul
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and there is nothing in it to stop at
      tabIndex={0}
      className="scroll-row relative flex gap-2 px-(--size-gutter) py-[7px] desk:flex-wrap"
    >
      {chips.map(({ label, tag }) => (
        <li
          key={tag}
          className="inline-flex min-h-[30px] max-w-full flex-none items-center rounded-pill bg-fill px-3 text-13 text-fg-2"
        >
          <span className="one-line">{label}</span>
        </li>
      ))}
    </ul>
  );
}

interface ReadBarProps extends Pick<DetailPage, 'own'> {
  seriesAlias: string;
  episodes: readonly EpisodeModel[];
}

/** The main button of a series' page: continues where the reader stopped, or opens the first episode. */
function ReadBar({ seriesAlias, episodes, own }: ReadBarProps) {
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
      <ButtonLink look="main" className="wide:px-3 wide:text-15" href={`/viewer/${seriesAlias}/${target}`}>
        {goesOn ? <span className="line-clamp-2">{label}</span> : label}
      </ButtonLink>
    </BuyBar>
  );
}
