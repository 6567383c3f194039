import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkIcon } from '../icon/icons.tsx';
import { useSampleTexts } from '../samples/index.ts';
import { ShareList } from './share-list.tsx';

const meta: Meta = { title: 'Share/List' };
export default meta;

export const Services: StoryObj = {
  render: function Render() {
    const { common } = useSampleTexts();
    return (
      <ShareList
        url="https://us.longstrip.example/detail/inspector-quill-and-the-clockwork-orchard"
        copy={{ icon: LinkIcon, label: common.share, onPress: () => undefined }}
        services={['LINE', 'WhatsApp', 'X', 'Facebook'].map((name) => ({ key: name, name, href: '#' }))}
        onLeave={() => undefined}
      />
    );
  },
};
