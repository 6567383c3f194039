import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyHome } from '../../testing/story-lists.ts';
import { StorySite } from '../../testing/story-site.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta: Meta = { title: 'Storefront/Home', parameters: { frame: 'none' } };
export default meta;

export const Whole: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyHome(useSampleTexts())} component={HomeScreen} />;
  },
};

/** Without banners and without episodes today: new series are the page's grid. */
export const QuietDay: StoryObj = {
  render: function Render(_args, { globals }) {
    const home = storyHome(useSampleTexts());
    const data = { ...home, banners: home.banners.slice(0, 1), today: { ...home.today, series: [] } };
    return <StorySite globals={globals} data={data} component={HomeScreen} />;
  },
};

/** The shelves below are still loading. */
export const Slow: StoryObj = {
  render: function Render(_args, { globals }) {
    const never = new Promise<never>(() => undefined);
    const data = { ...storyHome(useSampleTexts()), top: never, free: never, themes: never, picks: never };
    return <StorySite globals={globals} data={data} component={HomeScreen} />;
  },
};

export const EmptyStore: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { ...storyHome(useSampleTexts()), newest: [], novels: [] };
    return <StorySite globals={globals} data={data} component={HomeScreen} />;
  },
};
