import { resolveViewerSettings, type ViewerLayer } from '@longstrip/core';
import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { storyAgeCheck } from '../../../testing/story-age-check.ts';
import { storyChapter, storyDetail, storyEpisode, storyLocked } from '../../../testing/story-data.ts';
import { useStoryRefusal } from '../../../testing/story-refusal.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { EndCard } from './chrome/end-card.tsx';
import { EpisodesSheet } from './chrome/episodes-sheet.tsx';
import { SettingsSheet } from './chrome/settings-sheet.tsx';
import { RefusedEpisode } from './refused-episode.tsx';
import ViewerScreen from './viewer.route.tsx';
import type { ViewerEpisode } from './viewer-model.ts';
import { useViewerStore } from './viewer-store.ts';
import '../../../styles/novel.css';
import '../../../styles/viewer.css';

const meta: Meta = { title: 'Storefront/Reading/Viewer', parameters: { frame: 'none' } };
export default meta;

/** The viewer with its bars shown. */
function WithBars() {
  useEffect(() => useViewerStore.setState({ areBarsShown: true }), []);
  return <ViewerScreen />;
}

export const Comic: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyEpisode(useSampleTexts())} component={ViewerScreen} />;
  },
};

export const Bars: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyEpisode(useSampleTexts())} component={WithBars} />;
  },
};

/** The strip panel by panel: each of its three scenes is one. */
export const Panels: StoryObj = {
  render: function Render(_args, { globals }) {
    const episode = storyEpisode(useSampleTexts());
    const pages = episode.content.pages.map((page) =>
      page.kind === 'picture' ? { ...page, regions: thirdsOf(page) } : page,
    );
    const content = { ...episode.content, kind: 'comic', pages, validForMs: 3_600_000, opensAt: 1, far: null } as const;
    const layers = { ...episode.layers, device: { strips: 'GUIDED' } as const };
    return <StorySite globals={globals} data={{ ...episode, content, layers }} component={WithBars} />;
  },
};

function thirdsOf({ widthPx, heightPx }: { widthPx: number; heightPx: number }) {
  const thirdPx = heightPx / 3;
  return [0, 1, 2].map((index) => ({ box: [0, index * thirdPx, widthPx, thirdPx] as const }));
}

/** The top bar shows the chapter and the progress. */
export const Novel: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyChapter(useSampleTexts())} component={WithBars} />;
  },
};

function LockedEpisode() {
  return <RefusedEpisode {...storyLocked(useSampleTexts(), useStoryRefusal('NOT_LOGIN_USER'))} />;
}

function AdultEpisode() {
  return <RefusedEpisode {...storyLocked(useSampleTexts(), useStoryRefusal('ADULT_ONLY_CONTENTS'))} />;
}

export const Locked: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/viewer/salt-crown/ep-6" component={LockedEpisode} />
  ),
};

export const AdultOnly: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      data={{ check: storyAgeCheck({ kind: 'yesNo', isDaily: true }) }}
      component={AdultEpisode}
    />
  ),
};

function EndOf({ isLast }: { isLast: boolean }) {
  const data = storyEpisode(useSampleTexts());
  return (
    <div data-theme="dark" data-ground="art" className="viewer min-h-dvh">
      <div className="column">
        <EndCard data={isLast ? { ...data, next: null } : data} isBinge={false} />
      </div>
    </div>
  );
}

export const EndOfEpisode: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} component={() => <EndOf isLast={false} />} />,
};

export const EndOfSeries: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} component={() => <EndOf isLast />} />,
};

function nothing() {}

function OpenSettings({ data }: { data: ViewerEpisode }) {
  return <SettingsSheet isOpen onClose={nothing} data={data} settings={resolveViewerSettings(data.layers)} />;
}

/** The settings of a novel, of a guest. */
export const Settings: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyChapter(useSampleTexts());
    return <StorySite globals={globals} component={() => <OpenSettings data={data} />} />;
  },
};

/** Of a comic in pages, of a reader who has settings for this series. */
export const SettingsOfComic: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { ...storyEpisode(useSampleTexts()), layers: { account: {}, device: {}, series: OWN } };
    return <StorySite globals={globals} component={() => <OpenSettings data={data} />} />;
  },
};

const OWN: ViewerLayer = { strips: 'PAPER', ground: 'grey', layout: 'double' };

function OpenEpisodes() {
  const data = storyEpisode(useSampleTexts());
  return <EpisodesSheet isOpen onClose={nothing} data={data} settings={resolveViewerSettings(data.layers)} />;
}

/** On a desktop the sheet is as high as its content. */
export const Episodes: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyDetail(useSampleTexts(), 6)} component={OpenEpisodes} />;
  },
};
