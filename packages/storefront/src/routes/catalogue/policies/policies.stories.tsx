import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_META } from '../../../testing/story-data.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { storyPolicy } from '../../../testing/story-texts.ts';
import { PolicyScreen } from './policy-screen.tsx';
import '@longstrip/ui/rich-text.css';

const meta: Meta = { title: 'Storefront/Catalogue/Policies', parameters: { frame: 'none' } };
export default meta;

export const Terms: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyPolicy(useSampleTexts());
    return <StorySite globals={globals} path="/policy" data={data} component={PolicyScreen} />;
  },
};

export const NothingPublished: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/privacy"
      data={{ meta: STORY_META, kind: 'PRIVACY', policy: null, others: [] }}
      component={PolicyScreen}
    />
  ),
};
