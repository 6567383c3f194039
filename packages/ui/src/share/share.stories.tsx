import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkIcon } from '../icon/page-icons.tsx';
import { ShareList } from './share-list.tsx';

const meta: Meta = { title: 'Share/List' };
export default meta;

export const Services: StoryObj = {
  render: function Render() {
    return (
      <ShareList
        url="https://us.longstrip.example/detail/inspector-quill-and-the-clockwork-orchard"
        copy={{ icon: LinkIcon, label: 'Copy link', onPress: () => undefined }}
        services={['LINE', 'WhatsApp', 'X', 'Facebook'].map((name) => ({ key: name, name, href: '#' }))}
        onLeave={() => undefined}
      />
    );
  },
};
