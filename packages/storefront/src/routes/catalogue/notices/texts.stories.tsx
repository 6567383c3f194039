import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_META } from '../../../testing/story-data.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { storyFaq, storyNotice, storyNotices, storyPolicy } from '../../../testing/story-texts.ts';
import { FaqScreen } from '../../community/faq/faq-screen.tsx';
import { PolicyScreen } from '../policies/policy-screen.tsx';
import { NoticeListScreen } from './notice-list-screen.tsx';
import { NoticeScreen } from './notice-screen.tsx';
import '../../../styles/rich-text.css';

const meta: Meta = { title: 'Storefront/Texts', parameters: { frame: 'none' } };
export default meta;

export const Notices: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyNotices(useSampleTexts());
    return <StorySite globals={globals} path="/notice" data={data} component={NoticeListScreen} />;
  },
};

export const NoNotices: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = { ...storyNotices(useSampleTexts(), 0), page: 1, pageCount: 1 };
    return <StorySite globals={globals} path="/notice" data={data} component={NoticeListScreen} />;
  },
};

export const Notice: StoryObj = {
  render: function Render(_args, { globals }) {
    const data = storyNotice(useSampleTexts());
    return <StorySite globals={globals} path="/notice/detail/1" data={data} component={NoticeScreen} />;
  },
};

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
