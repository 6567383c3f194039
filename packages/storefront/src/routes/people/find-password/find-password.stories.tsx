import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyFindPassword } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import FindPasswordScreen from './user-find-password.route.tsx';

const meta: Meta = { title: 'Storefront/People/Find password', parameters: { frame: 'none' } };
export default meta;

export const FindPassword: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/user/find-password" data={storyFindPassword()} component={FindPasswordScreen} />
  ),
};
