import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyAgeCheck } from '../../../testing/story-age-check.ts';
import { STORY_META } from '../../../testing/story-data.ts';
import { storyWeekly } from '../../../testing/story-lists.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import MatureScreen from './home-mature.route.tsx';

const meta: Meta = { title: 'Storefront/Catalogue/Mature', parameters: { frame: 'none' } };
export default meta;

function MatureStory({ globals, data }: { globals: object; data: object }) {
  const page = { meta: STORY_META, ...data };
  return <StorySite globals={globals} path="/home/mature" data={page} component={MatureScreen} />;
}

export const AgeAsked: StoryObj = {
  render: (_args, { globals }) => (
    <MatureStory
      globals={globals}
      data={{ kind: 'ageCheck', check: storyAgeCheck({ kind: 'yesNo', isDaily: true }) }}
    />
  ),
};

export const Mature: StoryObj = {
  render: function Render(_args, { globals }) {
    return <MatureStory globals={globals} data={{ kind: 'list', ...storyWeekly(useSampleTexts()) }} />;
  },
};
