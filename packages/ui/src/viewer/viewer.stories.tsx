import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PageIcon } from '../icon/icons.tsx';
import { PagesIcon, ScrollModeIcon } from '../icon/reading-icons.tsx';
import { Modal } from '../modal/modal.tsx';
import { sampleStrip } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SampleViewerBars, sampleViewerSettings } from '../samples/sample-screens.tsx';
import { SAMPLE_SCENES, sampleEpisodes } from '../samples/sample-series.ts';
import { EpisodeListSheet } from './episode-list-sheet.tsx';
import { ViewerBottomBar, ViewerTopBar } from './viewer-bars.tsx';
import { ViewerMenu } from './viewer-menu.tsx';
import { ViewerProgress } from './viewer-progress.tsx';
import { ViewerSeek } from './viewer-seek.tsx';
import { ChoiceTiles, GroundSample, ViewerSettings } from './viewer-settings.tsx';

const meta: Meta = { title: 'Viewer/Parts', parameters: { frame: 'none' } };
export default meta;

const strip = sampleStrip([SAMPLE_SCENES.saltCrown, SAMPLE_SCENES.gateZero, SAMPLE_SCENES.rainContract]);

/** A tap shows and hides the bars; the art never moves. */
export const OverArt: StoryObj = {
  render: function Render() {
    const [isShown, setShown] = useState(true);
    return (
      <div className="min-h-dvh bg-view">
        <button type="button" className="column block w-full" onClick={() => setShown(!isShown)}>
          <img
            src={strip.src}
            width={strip.widthPx}
            height={strip.heightPx}
            alt="Three panels"
            className="h-auto w-full"
          />
        </button>
        <SampleViewerBars isShown={isShown} />
      </div>
    );
  },
};

export const OnPaper: StoryObj = {
  render: function Render() {
    const { detail, home } = useSampleTexts();
    return (
      <div className="min-h-dvh bg-paper text-ink">
        <article className="column max-w-[34em] px-7 pt-24 pb-24 font-serif text-18 leading-novel text-pretty">
          <p className="mb-2 font-body text-13 font-strong text-ink-2">{detail.episode(4)}</p>
          <h2 className="mb-7 text-28">{home.line}</h2>
          {[0, 1, 2].map((index) => (
            <p key={index} className="mb-[.35em] [&+p]:indent-[1.5em]">
              {detail.synopsis}
            </p>
          ))}
        </article>
        <SampleViewerBars isShown ground="novel" />
      </div>
    );
  },
};

/** The tools in the upper bar; arrows move in the menu, Escape closes it. */
export const MoreTools: StoryObj = {
  render: function Render() {
    const { viewer } = useSampleTexts();
    const nothing = () => undefined;
    return (
      <div className="min-h-dvh bg-view text-view-fg">
        <div className="flex justify-end p-2">
          <ViewerMenu
            label={viewer.settings}
            theme="dark"
            ground="art"
            tools={[
              { key: 'settings', icon: PageIcon, label: viewer.settings, onPress: nothing },
              { key: 'list', icon: PagesIcon, label: viewer.list, href: '#list' },
            ]}
          />
        </div>
      </div>
    );
  },
};

export const Settings: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const [isOpen, setOpen] = useState(true);
    const [chosen, setChosen] = useState<Record<string, string>>({
      mode: 'SCROLL',
      pages: 'single',
      font: '0',
      ground: '1',
    });
    const [sizePx, setSizePx] = useState(18);
    const set = (key: string) => (value: string) => setChosen((before) => ({ ...before, [key]: value }));
    return (
      <div className="min-h-dvh bg-view">
        <Modal
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          style="Bottom"
          title={texts.viewer.settings}
          closeLabel={texts.nav.close}
        >
          <ViewerSettings {...sampleViewerSettings(texts, chosen, set, { sizePx, setSizePx })} />
        </Modal>
      </div>
    );
  },
};

export const Episodes: StoryObj = {
  render: function Render() {
    const texts = useSampleTexts();
    const [isOpen, setOpen] = useState(true);
    return (
      <div className="min-h-dvh bg-view">
        <EpisodeListSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={texts.titles.saltCrown}
          closeLabel={texts.nav.close}
          head={{ title: texts.detail.episodes, sort: { label: texts.detail.newest, onToggle: () => undefined } }}
          episodes={sampleEpisodes(texts)}
          theme="dark"
        />
      </div>
    );
  },
};

export const Tiles: StoryObj = {
  render: function Render() {
    const { viewer } = useSampleTexts();
    const [value, setValue] = useState('scroll');
    return (
      <div className="grid max-w-110 gap-6 p-4">
        <ChoiceTiles
          label={viewer.mode}
          value={value}
          onChange={setValue}
          tiles={[
            { value: 'scroll', label: viewer.scroll, sample: <ScrollModeIcon /> },
            { value: 'single', label: viewer.single, sample: <PageIcon /> },
            { value: 'double', label: viewer.double, sample: <PagesIcon /> },
          ]}
        />
        <GroundSample paper="var(--paper)" ink="var(--ink)" letter="A" language="en" />
      </div>
    );
  },
};

/** The last episode: "next" is disabled. A right-to-left book fills its progress line from the right. */
export const AtTheEnd: StoryObj = {
  render: function Render() {
    const { titles, detail, nav, viewer } = useSampleTexts();
    return (
      <div className="min-h-dvh bg-view">
        <ViewerTopBar
          title={titles.saltCrown}
          place={detail.episode(14)}
          close={{ href: '#', label: nav.close }}
          isShown
        />
        <ViewerBottomBar
          isShown
          label={viewer.list}
          progress={<ViewerProgress share={0.8} label={viewer.readSoFar} direction="rtl" />}
          seek={
            <ViewerSeek
              label={viewer.readSoFar}
              value={8}
              min={1}
              max={10}
              textOf={(page) => `${page}/10`}
              onSeek={() => undefined}
              direction="rtl"
            />
          }
          actions={[
            { key: 'previous', icon: PageIcon, label: viewer.previous, href: '#13' },
            { key: 'next', icon: PagesIcon, label: viewer.next },
          ]}
        />
      </div>
    );
  },
};
