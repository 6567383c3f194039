import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, IconButton } from './control/button.tsx';
import { ChipScroller } from './control/chip.tsx';
import { Segment } from './control/segment.tsx';
import { BuyBar, TicketNote } from './detail/buy-bar.tsx';
import { EpisodeList, EpisodeListHead } from './detail/episode-list.tsx';
import { KeyArt } from './detail/key-art.tsx';
import { FavouriteButton, NoticeList, SeriesHead } from './detail/series-head.tsx';
import { Synopsis } from './detail/synopsis.tsx';
import { Select } from './form/select.tsx';
import { BannerCarousel } from './home/banner-carousel.tsx';
import { ContinueCard } from './home/continue-card.tsx';
import { DayRow } from './home/day-row.tsx';
import { ShareIcon } from './icon/icons.tsx';
import { Podium, RankList } from './ranking/rank-row.tsx';
import { sampleCover, sampleWide } from './samples/sample-art.ts';
import { sampleBanners, sampleCards, sampleRanking, useSampleTexts } from './samples/sample-context.tsx';
import { SampleBottomBar, SampleHomeHeader, SampleTopBar } from './samples/sample-screens.tsx';
import { SAMPLE_SCENES, type SampleSeriesKey, sampleEpisodes } from './samples/sample-series.ts';
import { SeriesGrid, SeriesShelf } from './series/series-cards.tsx';
import { SectionHeading, Shelf } from './series/shelf.tsx';
import { AppFrame } from './shell/app-frame.tsx';
import { InnerHeader } from './shell/headers.tsx';
import { ScrollToTop } from './shell/scroll-to-top.tsx';
import { Tabs } from './shell/tabs.tsx';

/** Whole screens made of the components, to compare them side by side. The real ones are in the storefront. */
const meta: Meta = { title: 'Screens/Composed', parameters: { frame: 'none' } };
export default meta;

const CONTINUED: readonly (readonly [SampleSeriesKey, number])[] = [
  ['saltCrown', 0.62],
  ['moonLibrary', 0.35],
  ['gateZero', 0.8],
];

export const Home: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const { home, nav, titles } = texts;
    const cards = sampleCards(texts);
    return (
      <AppFrame topBar={<SampleTopBar />} bottomBar={<SampleBottomBar />}>
        <SampleHomeHeader />
        <main id="main">
          <BannerCarousel {...sampleBanners(texts)} />
          <Tabs
            label="Sections"
            tabs={texts.tabs.map((label, index) => ({ href: `#t${index}`, label, isCurrent: index === 0 }))}
          />
          <div className="-mt-3">
            <Shelf title={home.continue} more={{ href: '#library', label: home.library }}>
              {CONTINUED.map(([key, readShare]) => (
                <li key={key}>
                  <ContinueCard
                    href={`#${key}`}
                    title={titles[key]}
                    place={home.place}
                    readShare={readShare}
                    cover={sampleCover(SAMPLE_SCENES[key], titles[key])}
                  />
                </li>
              ))}
            </Shelf>
          </div>
          <section className="pt-5">
            <SectionHeading
              title={home.today}
              action={<Select look="bare" label={home.sort} options={[{ value: 'popular', label: home.sort }]} />}
            />
            <DayRow
              label={home.today}
              days={texts.days.map((label, index) => ({ href: `#d${index}`, label, isCurrent: index === 6 }))}
            />
            <SeriesGrid series={cards} firstScreen={{ phone: 6, desktop: 10 }} />
          </section>
          <SeriesShelf
            title={home.wait}
            note={home.waitNote}
            more={{ href: '#all', label: home.all }}
            series={cards.toReversed()}
          />
        </main>
        <ScrollToTop label={nav.top} />
      </AppFrame>
    );
  },
};

export const Ranking: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const ranked = sampleRanking(texts);
    const label = texts.tabs[1] ?? '';
    return (
      <AppFrame topBar={<SampleTopBar />} bottomBar={<SampleBottomBar />}>
        <SampleHomeHeader />
        <Tabs
          label="Sections"
          tabs={texts.tabs.map((tab, index) => ({ href: `#t${index}`, label: tab, isCurrent: index === 1 }))}
        />
        <main id="main">
          <div className="px-4 pt-4 pb-2">
            <Segment
              label={label}
              value="0"
              options={texts.ranking.windows.map((window, index) => ({
                value: String(index),
                label: window,
                href: `#w${index}`,
              }))}
            />
          </div>
          <Podium label={label} series={ranked} />
          <RankList label={label} series={ranked.slice(3)} />
        </main>
      </AppFrame>
    );
  },
};

export const Detail: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const { detail, nav, titles, creators, dir } = texts;
    return (
      <AppFrame
        topBar={<SampleTopBar />}
        endSpace="buy-bar"
        bottomBar={
          <BuyBar favourite={<FavouriteButton label={detail.follow} isOn />}>
            <ButtonLink look="main" href="#viewer">
              {detail.continueRead}
            </ButtonLink>
          </BuyBar>
        }
      >
        <main id="main">
          <KeyArt
            picture={sampleWide(SAMPLE_SCENES.saltCrown, dir)}
            focus={dir === 'rtl' ? '16% 0' : '84% 0'}
            header={
              <InnerHeader
                isOverArt
                title={titles.saltCrown}
                back={{ href: '#home', label: nav.back }}
                action={<IconButton icon={ShareIcon} label="Share" />}
              />
            }
          >
            <SeriesHead title={titles.saltCrown} creators={creators.saltCrown} facts={detail.facts} />
          </KeyArt>
          <Synopsis text={detail.synopsis} labels={detail} />
          <ChipScroller
            label={detail.genres.join(', ')}
            chips={detail.genres.map((label) => ({ href: `#${label}`, label }))}
          />
          <TicketNote title={detail.ticket} note={detail.ticketNote} stateLabel={detail.readyIn} countdown="05:12:33" />
          <div className="mt-2 h-2 bg-backdrop desk:mt-3" />
          <EpisodeListHead
            title={detail.episodes}
            sort={{ label: detail.newest, onToggle: () => undefined }}
            buyAll={{ label: detail.buyAll, saving: detail.saving, href: '#all' }}
          />
          <EpisodeList label={detail.episodes} episodes={sampleEpisodes(texts)} />
          <NoticeList label={nav.notices} notices={detail.notices.map((title) => ({ href: `#${title}`, title }))} />
        </main>
      </AppFrame>
    );
  },
};
