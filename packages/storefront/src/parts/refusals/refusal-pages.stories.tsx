import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCards } from '../../testing/story-data.ts';
import { useStoryRefusal } from '../../testing/story-refusal.ts';
import { StorySite } from '../../testing/story-site.tsx';
import { FaultScreen, NotFoundScreen, OfflineScreen, RefusedScreen } from './error-screen.tsx';

const meta: Meta = { title: 'Storefront/Parts/Refusals', parameters: { frame: 'none' } };
export default meta;

const NO_REASON = { title: '', refusal: null, seriesAlias: null };

function NothingHere() {
  return <NotFoundScreen page={{ ...NO_REASON, shelf: storyCards(useSampleTexts()) }} />;
}

function NoSuchEpisode() {
  const refusal = useStoryRefusal('NOT_FOUND_EPISODE');
  const shelf = storyCards(useSampleTexts());
  return <NotFoundScreen page={{ ...NO_REASON, shelf, refusal, seriesAlias: 'salt-crown' }} />;
}

function LoggedOut() {
  return <RefusedScreen refusal={useStoryRefusal('NOT_FOUND_ACCESS_TOKEN')} />;
}

function TooMany() {
  return <RefusedScreen refusal={useStoryRefusal('TOO_MANY_REQUESTS')} />;
}

export const NotFound: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/nowhere" component={NothingHere} />,
};

export const EpisodeNotFound: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/viewer/salt-crown/x" component={NoSuchEpisode} />,
};

export const SessionEnded: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/viewer/salt-crown/x" component={LoggedOut} />,
};

export const TooManyRequests: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/detail/salt-crown" component={TooMany} />,
};

export const Fault: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/error" component={FaultScreen} />,
};

export const Offline: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/home/free" component={OfflineScreen} />,
};
