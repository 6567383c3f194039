import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../control/button.tsx';
import { CloseIcon } from '../icon/icons.tsx';
import { Price } from '../money/amounts.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES, type SampleSeriesKey } from '../samples/sample-series.ts';
import { ViewerFavourite } from '../viewer/viewer-bars.tsx';
import { DeviceRow } from './device-row.tsx';
import { LibraryChooser } from './library-chooser.tsx';
import { LibraryList, LibraryRow, LibrarySkeleton } from './library-row.tsx';
import { MarkRow } from './mark-row.tsx';
import { ReceiptRow, ReceiptSkeleton } from './receipt-row.tsx';

const meta: Meta = { title: 'Content/Library' };
export default meta;

const KEYS = ['saltCrown', 'gateZero', 'lastTrain', 'ninthTail'] as const satisfies readonly SampleSeriesKey[];

export const Rows: StoryObj = {
  render: function Render() {
    const { titles, detail } = useSampleTexts();
    return (
      <LibraryList
        label={detail.episodes}
        rows={KEYS.map((key, index) => ({
          href: `#${key}`,
          title: titles[key],
          cover: sampleCover(SAMPLE_SCENES[key], titles[key]),
          note: '9 · 1',
          ...(index === 1 ? { ending: '41 h' } : {}),
          ...(index === 3 ? {} : { place: detail.continueRead, readShare: 0.3 * (index + 1) }),
        }))}
      />
    );
  },
};

export const Covers: StoryObj = {
  render: function Render() {
    const { titles, detail } = useSampleTexts();
    const rows = KEYS.map((key, index) => ({
      ...{ href: `#${key}`, title: titles[key], cover: sampleCover(SAMPLE_SCENES[key], titles[key]), note: '9 · 1' },
      ...(index === 1 ? { ending: '41 h' } : { readShare: 0.2 * (index + 1) }),
    }));
    return <LibraryList label={detail.episodes} view="GRID" rows={rows} />;
  },
};

export const Chooser: StoryObj = {
  render: function Render() {
    const { titles, detail } = useSampleTexts();
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <LibraryChooser
          label={detail.episodes}
          name="series"
          removeLabel={detail.favourite}
          rows={KEYS.map((key) => ({
            ...{ value: key, title: titles[key], cover: sampleCover(SAMPLE_SCENES[key], titles[key]), note: '9 · 1' },
          }))}
        />
      </form>
    );
  },
};

export const LongTitle: StoryObj = {
  render: function Render() {
    const { long, titles } = useSampleTexts();
    return (
      <LibraryRow
        href="#long"
        title={long}
        cover={sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown)}
        note="118 · 12"
        ending="41 h"
        place={long}
        readShare={0.5}
      />
    );
  },
};

export const LoadingRows: StoryObj = { render: () => <LibrarySkeleton label="Loading" /> };

export const Marks: StoryObj = {
  render: function Render() {
    const { detail, long } = useSampleTexts();
    const [, , third] = detail.genres;
    const remove = <IconButton icon={CloseIcon} iconSize={20} label="Remove" />;
    return (
      <div className="divide-y divide-line">
        <MarkRow href="#one" place={detail.episode(3)} quote="" note="" colour="YELLOW" action={remove} />
        <MarkRow href="#two" place={detail.episode(4)} quote={detail.synopsis} note="" colour="BLUE" action={remove} />
        <MarkRow href="#three" place={long} quote={long} note={`${third}\n${long}`} colour="PINK" action={remove} />
        <MarkRow href="#four" place={detail.episode(9)} quote="" note={detail.ticketNote} colour="GREEN" />
      </div>
    );
  },
};

export const Receipts: StoryObj = {
  render: function Render() {
    const { titles, long, detail } = useSampleTexts();
    return (
      <>
        {KEYS.map((key, index) => (
          <ReceiptRow
            key={key}
            title={index === 2 ? long : titles[key]}
            cover={sampleCover(SAMPLE_SCENES[key], titles[key])}
            note="2026.11.02"
            detail={detail.continueRead}
            price={<Price amount={String(index + 2)} coin />}
          >
            <p>2 + 1</p>
          </ReceiptRow>
        ))}
      </>
    );
  },
};

export const LoadingReceipts: StoryObj = { render: () => <ReceiptSkeleton label="Loading" /> };

/** The heart over art, off and on. */
export const Hearts: StoryObj = {
  render: function Render() {
    const { detail } = useSampleTexts();
    return (
      <div className="flex bg-view-bar text-view-fg">
        <ViewerFavourite label={detail.favourite} isOn={false} />
        <ViewerFavourite label={detail.favourite} isOn />
      </div>
    );
  },
};

export const OnDevice: StoryObj = {
  render: function Render() {
    const { detail, long, titles } = useSampleTexts();
    const action = <IconButton icon={CloseIcon} iconSize={20} label="Remove" />;
    const of = { episode: detail.continueRead, status: '2026-12-29 21:40', size: '12 MB', share: null, action };
    return (
      <>
        <DeviceRow {...of} href="#first" series={titles.saltCrown} />
        <DeviceRow {...of} href={null} series={titles.gateZero} tone="warning" share={0.4} />
        <DeviceRow {...of} href={null} series={long} tone="over" size="" />
      </>
    );
  },
};
