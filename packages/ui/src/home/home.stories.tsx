import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCover } from '../samples/sample-art.ts';
import { sampleBanners, sampleCards, sampleRanking, useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { ScrollRow } from '../series/shelf.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerSlideCard } from './banner-slide.tsx';
import { ChartBlock } from './chart-block.tsx';
import { ContinueCard } from './continue-card.tsx';
import { DayRow } from './day-row.tsx';
import { EditorialBlock } from './editorial-block.tsx';
import { LinesBlock } from './lines-block.tsx';
import { PickCard } from './pick-card.tsx';

const meta: Meta = { title: 'Content/Home' };
export default meta;

export const Banners: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return <BannerCarousel {...sampleBanners(texts)} />;
  },
};

/** Words at the end, for art with its empty space there. */
export const WordsAtEnd: StoryObj = {
  render: function Render() {
    const { slides } = sampleBanners(useSampleTexts());
    const [slide] = slides;
    return slide ? <BannerSlideCard slide={{ ...slide, hasWordsAtEnd: true }} isPriority /> : <p>No banner</p>;
  },
};

/** A single banner does not slide and has no dots. */
export const OneBanner: StoryObj = {
  render: function Render() {
    const { slides } = sampleBanners(useSampleTexts());
    const slide = slides[1];
    return slide ? <BannerSlideCard slide={slide} isPriority /> : <p>No banner</p>;
  },
};

export const Days: StoryObj = {
  render: function Render() {
    const { days, home } = useSampleTexts();
    return (
      <DayRow
        label={home.today}
        days={days.map((label, index) => ({ href: `#${index}`, label, isCurrent: index === 6 }))}
      />
    );
  },
};

export const Continue: StoryObj = {
  render: function Render() {
    const { titles, home, long } = useSampleTexts();
    return (
      <div className="py-4">
        <ScrollRow label={home.continue}>
          <li>
            <ContinueCard
              href="#a"
              title={titles.saltCrown}
              place={home.place}
              readShare={0.62}
              cover={sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown)}
            />
          </li>
          <li>
            <ContinueCard
              href="#b"
              title={long}
              place={home.place}
              readShare={0.2}
              cover={sampleCover(SAMPLE_SCENES.moonLibrary, titles.moonLibrary)}
            />
          </li>
        </ScrollRow>
      </div>
    );
  },
};

/** Curated lists; a long name, and a list of two. */
export const Picks: StoryObj = {
  render: function Render() {
    const { titles, home, long, detail } = useSampleTexts();
    const covers = [
      SAMPLE_SCENES.saltCrown,
      SAMPLE_SCENES.gateZero,
      SAMPLE_SCENES.lastTrain,
      SAMPLE_SCENES.ninthTail,
    ].map((scene) => sampleCover(scene, titles.saltCrown));
    return (
      <div className="grid gap-3 p-4 desk:grid-cols-2">
        <PickCard href="#one" title={home.wait} description={detail.synopsis} note={detail.episodes} covers={covers} />
        <PickCard href="#two" title={long} description="" note={detail.episodes} covers={covers.slice(0, 2)} />
      </div>
    );
  },
};

/** A numbered chart: number one large, the next two beside it, the others as lines. */
export const Chart: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return (
      <ChartBlock
        title={texts.tabs[1] ?? ''}
        more={{ href: '#all', label: texts.home.all }}
        series={sampleRanking(texts)}
        firstScreen={{ phone: 9, desktop: 9 }}
      />
    );
  },
};

/** Titles with their first lines; a long title, and one without a text. */
export const Lines: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const series = sampleCards(texts)
      .slice(0, 4)
      .map((card, index) => ({
        ...card,
        title: index === 1 ? texts.long : card.title,
        text: index === 2 ? '' : texts.detail.synopsis,
      }));
    return <LinesBlock title={texts.home.wait} series={series} firstScreen={{ phone: 4, desktop: 4 }} />;
  },
};

/** An editor's choice: a large card, five small ones. */
export const Editorial: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const series = sampleCards(texts)
      .slice(0, 6)
      .map((card, index) => ({ ...card, text: index === 0 ? texts.detail.synopsis : '' }));
    return <EditorialBlock title={texts.home.wait} series={series} firstScreen={{ phone: 6, desktop: 6 }} />;
  },
};
