import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_META } from '../../../testing/story-data.ts';
import { storyPicks } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import PicksScreen from './home-pick.route.tsx';
import PickScreen from './home-pick-one.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Picks', parameters: { frame: 'none' } };
export default meta;

export const Picks: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { meta: STORY_META, picks: storyPicks(useSampleTexts()) };
    return <StorySite globals={globals} path="/home/pick" data={data} component={PicksScreen} />;
  },
};

export const OnePick: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { meta: STORY_META, pick: storyPicks(useSampleTexts())[0], alsoLike: [] };
    return <StorySite globals={globals} path="/home/pick/1" data={data} component={PickScreen} />;
  },
};
