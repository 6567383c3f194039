import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCards } from '../../testing/story-data.ts';
import { StorySite } from '../../testing/story-site.tsx';
import { FaultScreen } from './error-screen.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { OfflineScreen } from './offline-screen.tsx';

const meta: Meta = { title: 'Storefront/States', parameters: { frame: 'none' } };
export default meta;

function NothingHere() {
  return <NotFoundScreen shelf={storyCards(useSampleTexts())} />;
}

export const NotFound: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/nowhere" component={NothingHere} />,
};

export const Fault: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/error" component={FaultScreen} />,
};

export const Offline: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/home/free" component={OfflineScreen} />,
};
