import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyWeekly } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import WeeklyScreen from './home-weekly.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Weekly', parameters: { frame: 'none' } };
export default meta;

export const Weekly: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyWeekly(useSampleTexts());
    return <StorySite globals={globals} path="/home/weekly" data={data} component={WeeklyScreen} />;
  },
};

export const WeeklyEmpty: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyWeekly(useSampleTexts(), 0);
    return <StorySite globals={globals} path="/home/weekly" data={data} component={WeeklyScreen} />;
  },
};
