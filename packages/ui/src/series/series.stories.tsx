import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { sampleCards, useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { Cover } from './cover.tsx';
import { SeriesCard, SeriesGrid, SeriesRail, SeriesShelf } from './series-cards.tsx';
import { SeriesRow, SeriesRowList } from './series-row.tsx';
import { ScrollRow, SectionHeading, Shelf, SidewaysPlaces } from './shelf.tsx';

const meta: Meta = { title: 'Content/Series' };
export default meta;

export const Covers: StoryObj = {
  render: function Render() {
    const { badges, titles } = useSampleTexts();
    const picture = sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown);
    const white = {
      src: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
      widthPx: 3,
      heightPx: 4,
      placeholder: '#ffffff',
    };
    return (
      <div className="flex flex-wrap items-start gap-3 p-4">
        <Cover picture={picture} className="w-40" badges={{ up: badges.up, freeCount: badges.freeCount }} />
        <Cover picture={picture} className="w-28" badges={{ fresh: badges.fresh, waitFree: badges.waitFree }} />
        <Cover picture={picture} className="w-28" badges={{ adult: badges.adult, waitFree: badges.waitFree }} />
        <Cover picture={picture} className="w-22" badges={{ up: badges.up, freeCount: badges.freeCount }} />
        <Cover picture={picture} className="w-15" />
        <Cover picture={white} className="w-28" />
      </div>
    );
  },
};

export const Grid: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return (
      <div className="py-4">
        <SeriesGrid series={sampleCards(texts)} label={texts.home.today} firstScreen={{ phone: 9, desktop: 15 }} />
      </div>
    );
  },
};

/** Tall covers, and a row without a heading. */
export const Posters: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return (
      <>
        <SeriesShelf title={texts.home.wait} series={sampleCards(texts)} covers="poster" />
        <SeriesRail label={texts.home.today} series={sampleCards(texts)} />
      </>
    );
  },
};

export const Shelves: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const { home } = texts;
    return (
      <>
        <SeriesShelf
          title={home.wait}
          note={home.waitNote}
          more={{ href: '#all', label: home.all }}
          series={sampleCards(texts)}
        />
        <Shelf title={home.today}>
          <li className="w-60 rounded-card bg-fill p-4">
            <a href="#one">{home.line}</a>
          </li>
          <li className="w-60 rounded-card bg-fill p-4">
            <a href="#two">{home.line}</a>
          </li>
        </Shelf>
        <SectionHeading title={home.continue} level="h1" />
        <ScrollRow label={home.continue}>
          <li className="w-60 rounded-card bg-fill p-4">
            <a href="#three">{home.place}</a>
          </li>
        </ScrollRow>
      </>
    );
  },
};

/** A row that was scrolled, left and opened again has its old position. */
export const ComingBack: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const [isOpen, setOpen] = useState(true);
    return (
      <SidewaysPlaces visit="story">
        <Button onClick={() => setOpen(!isOpen)}>{texts.nav.close}</Button>
        {isOpen && <SeriesShelf title={texts.home.today} series={sampleCards(texts)} />}
      </SidewaysPlaces>
    );
  },
};

/** A very long title, in two lines and no more. */
export const LongTitle: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    return (
      <div className="w-32 p-4">
        <SeriesCard
          href="#long"
          title={texts.long}
          creators={texts.long}
          cover={sampleCover(SAMPLE_SCENES.duneTea, texts.titles.duneTea)}
        />
      </div>
    );
  },
};

export const Rows: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const rows = sampleCards(texts).map((card) => ({ ...card, note: texts.ranking.genre }));
    const [first] = rows;
    return (
      <>
        <SeriesRowList series={rows} label={texts.home.today} />
        {first && <SeriesRow {...first} href="#marked" shownTitle={<mark>{first.title}</mark>} />}
      </>
    );
  },
};
