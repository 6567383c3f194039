import { useSampleTexts } from '@longstrip/ui/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySite } from '../../../testing/story-site.tsx';
import { storyNotice, storyNotices } from '../../../testing/story-texts.ts';
import NoticeListScreen from './notice.route.tsx';
import NoticeScreen from './notice-detail.route.tsx';
import '@longstrip/ui/rich-text.css';

const meta: Meta = { title: 'Storefront/Catalogue/Notices', parameters: { frame: 'none' } };
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
