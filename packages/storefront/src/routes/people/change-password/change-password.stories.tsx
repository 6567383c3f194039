import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyFindPassword } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import ChangePasswordScreen from './setting-password.route.tsx';

const meta: Meta = { title: 'Storefront/People/Change password', parameters: { frame: 'none' } };
export default meta;

export const ChangePassword: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/setting/password"
      data={{ ...storyFindPassword(), refusal: null, signInId: 'ada@readers.example' }}
      component={ChangePasswordScreen}
    />
  ),
};
