import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySite } from '../../../testing/story-site.tsx';
import { storyFaq } from '../../../testing/story-texts.ts';
import FaqScreen from './faq.route.tsx';
import '@longstrip/ui/rich-text.css';

const meta: Meta = { title: 'Storefront/Community/Faq', parameters: { frame: 'none' } };
export default meta;

export const Faq: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyFaq(useSampleTexts());
    return <StorySite globals={globals} path="/faq" data={data} component={FaqScreen} />;
  },
};

export const NoQuestions: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { ...storyFaq(useSampleTexts()), categories: [], groups: [] };
    return <StorySite globals={globals} path="/faq" data={data} component={FaqScreen} />;
  },
};
