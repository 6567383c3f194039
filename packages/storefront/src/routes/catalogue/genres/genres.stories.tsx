import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyGenre } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { GenreScreen } from './genre-screen.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Genres', parameters: { frame: 'none' } };
export default meta;

export const Genre: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyGenre(useSampleTexts());
    return <StorySite globals={globals} path="/home/romance" data={data} component={GenreScreen} />;
  },
};
