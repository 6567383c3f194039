import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNothing, storySearch, storySearchStart } from '../../../testing/story-search.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import SearchScreen from './search.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Search', parameters: { frame: 'none' } };
export default meta;

export const Start: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storySearchStart(useSampleTexts());
    return <StorySite globals={globals} path="/search" data={data} component={SearchScreen} />;
  },
};

export const EmptyStore: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = {
      ...storySearchStart(useSampleTexts()),
      tags: Promise.resolve([]),
      themes: Promise.resolve([]),
    };
    return <StorySite globals={globals} path="/search" data={data} component={SearchScreen} />;
  },
};

export const Found: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storySearch(useSampleTexts());
    return <StorySite globals={globals} path="/search" data={data} component={SearchScreen} />;
  },
};

export const Nothing: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyNothing(useSampleTexts());
    return <StorySite globals={globals} path="/search" data={data} component={SearchScreen} />;
  },
};
