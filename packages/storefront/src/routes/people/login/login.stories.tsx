import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyLogin, storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { LoginScreen } from './login-screen.tsx';

const meta: Meta = { title: 'Storefront/People/Login', parameters: { frame: 'none' } };
export default meta;

const LOGIN = '/user/login';

export const Login: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path={LOGIN} data={storyLogin()} component={LoginScreen} />
  ),
};

export const ByPassword: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path={LOGIN} data={storyLogin({ isLocalOpen: true })} component={LoginScreen} />
  ),
};

export const WrongPassword: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path={LOGIN}
      data={storyLogin()}
      actionData={storyReply({
        values: { id: 'ada@readers.example', isKept: 'on' },
        text: 'The e-mail address or the password is wrong. Please check both.',
        code: 'INCORRECT_PASSWORD',
      })}
      component={LoginScreen}
    />
  ),
};

export const ProviderWithoutAddress: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path={LOGIN}
      data={storyLogin({ errorText: 'X gave us no e-mail address.', errorMethod: 'twitter' })}
      component={LoginScreen}
    />
  ),
};

export const OtherAccount: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path={LOGIN} data={storyLogin({ currentName: 'Juniper' })} component={LoginScreen} />
  ),
};
