import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyReply, storySignUp } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import SignUpScreen from './user-signup.route.tsx';

const meta: Meta = { title: 'Storefront/People/Sign up', parameters: { frame: 'none' } };
export default meta;

export const SignUp: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/user/signup" data={storySignUp()} component={SignUpScreen} />
  ),
};

export const SignUpByProvider: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/signup"
      data={storySignUp({ methods: { local: 'none', providers: ['google', 'facebook', 'twitter', 'apple'] } })}
      component={SignUpScreen}
    />
  ),
};

export const SignUpCode: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/signup"
      data={storySignUp()}
      actionData={storyReply({ values: { step: 'code', email: 'ada@readers.example' } })}
      component={SignUpScreen}
    />
  ),
};

export const SignUpPassword: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/signup"
      data={storySignUp()}
      actionData={storyReply({
        values: { step: 'password', id: 'ada@readers.example', verifyToken: 'x', requestId: 'story-request' },
        fields: { terms: 'Please tick this to go on.' },
      })}
      component={SignUpScreen}
    />
  ),
};

export const SignUpByPhone: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/signup"
      data={storySignUp({
        by: 'phone',
        methods: { local: 'emailOrPhone', providers: ['google', 'facebook', 'apple'] },
      })}
      component={SignUpScreen}
    />
  ),
};
