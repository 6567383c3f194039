import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { DEFAULT_VIEWER_SETTINGS } from '../../../parts/reading/viewer-settings.ts';
import { storyAgeCheck } from '../../../testing/story-age-check.ts';
import { storyChapter, storyDetail, storyEpisode, storyLocked } from '../../../testing/story-data.ts';
import { useStoryRefusal } from '../../../testing/story-refusal.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { EndCard } from './chrome/end-card.tsx';
import { EpisodesSheet } from './chrome/episodes-sheet.tsx';
import { SettingsSheet } from './chrome/settings-sheet.tsx';
import { RefusedEpisode } from './refused-episode.tsx';
import ViewerScreen from './viewer.route.tsx';
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

function OpenSettings() {
  const data = storyChapter(useSampleTexts());
  return <SettingsSheet isOpen onClose={nothing} data={data} settings={DEFAULT_VIEWER_SETTINGS} />;
}

export const Settings: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} component={OpenSettings} />,
};

function OpenEpisodes() {
  const data = storyEpisode(useSampleTexts());
  return <EpisodesSheet isOpen onClose={nothing} data={data} settings={data.settings} />;
}

/** On a desktop the sheet is as high as its content. */
export const Episodes: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyDetail(useSampleTexts(), 6)} component={OpenEpisodes} />;
  },
};
