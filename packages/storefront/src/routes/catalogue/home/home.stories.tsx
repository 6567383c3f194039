import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyHome } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import HomeScreen from './main.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Home', parameters: { frame: 'none' } };
export default meta;

export const Whole: StoryObj = {
  render: function Render(_args, { globals }) {
    return <StorySite globals={globals} data={storyHome(useSampleTexts())} component={HomeScreen} />;
  },
};

/** An operator's announcement, unless the reader has hidden it for the day. */
export const Popup: StoryObj = {
  render: function Render(_args, { globals }) {
    const home = storyHome(useSampleTexts());
    const [banner] = home.banners;
    const hiding = { name: 'story-popup', value: '1', cookie: 'story-popup=1; Max-Age=60' };
    const data = { ...home, popup: banner === undefined ? null : { ...banner, hiding } };
    return <StorySite globals={globals} data={data} component={HomeScreen} />;
  },
};

/** Without banners and without episodes today: new series are the page's grid. */
export const QuietDay: StoryObj = {
  render: function Render(_args, { globals }) {
    const home = storyHome(useSampleTexts());
    const sections = home.sections
      .filter(({ kind }) => kind !== 'today')
      .map((section) => (section.kind === 'newest' ? { ...section, form: 'grid' } : section));
    const data = { ...home, banners: home.banners.slice(0, 1), sections };
    return <StorySite globals={globals} data={data} component={HomeScreen} />;
  },
};

export const EmptyStore: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { ...storyHome(useSampleTexts()), isEmpty: true };
    return <StorySite globals={globals} data={data} component={HomeScreen} />;
  },
};
