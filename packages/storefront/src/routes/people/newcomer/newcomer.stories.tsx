import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNewcomer } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import NewcomerScreen from './callback-login-newuser.route.tsx';

const meta: Meta = { title: 'Storefront/People/Newcomer', parameters: { frame: 'none' } };
export default meta;

export const Newcomer: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/callback/login-newuser" data={storyNewcomer()} component={NewcomerScreen} />
  ),
};
