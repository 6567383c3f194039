import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyFree } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import FreeScreen from './home-free.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Free', parameters: { frame: 'none' } };
export default meta;

export const Free: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyFree(useSampleTexts());
    return <StorySite globals={globals} path="/home/free" data={data} component={FreeScreen} />;
  },
};
