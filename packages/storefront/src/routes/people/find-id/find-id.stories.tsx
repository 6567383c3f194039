import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyFindPassword, storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import FindIdScreen from './user-find-id.route.tsx';

const meta: Meta = { title: 'Storefront/People/Find id', parameters: { frame: 'none' } };
export default meta;

export const FindId: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/user/find-id" data={storyFindPassword()} component={FindIdScreen} />
  ),
};

export const FindIdCode: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/find-id"
      data={storyFindPassword()}
      actionData={storyReply({
        values: { step: 'code', phone: '081 234 5678' },
        fields: { code: 'This code is too old. Please ask for a new one.' },
        code: 'TIMEOUT',
      })}
      component={FindIdScreen}
    />
  ),
};

export const FoundIds: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/find-id"
      data={storyFindPassword()}
      actionData={storyReply({ values: { step: 'ids', ids: 'ad***@readers.example\n+66*****78' } })}
      component={FindIdScreen}
    />
  ),
};
