import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChangePasswordScreen } from '../../routes/people/change-password/change-password-screen.tsx';
import { FindIdScreen } from '../../routes/people/find-id/find-id-screen.tsx';
import { FindPasswordScreen } from '../../routes/people/find-password/find-password-screen.tsx';
import { LoginScreen } from '../../routes/people/login/login-screen.tsx';
import { NewcomerScreen } from '../../routes/people/newcomer/newcomer-screen.tsx';
import { SignUpScreen } from '../../routes/people/sign-up/sign-up-screen.tsx';
import { storyFindPassword, storyLogin, storyNewcomer, storyReply, storySignUp } from '../../testing/story-sign-in.ts';
import { StorySite } from '../../testing/story-site.tsx';

const meta: Meta = { title: 'Storefront/Sign in', parameters: { frame: 'none' } };
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
      data={storyLogin({ errorText: 'X gave us no e-mail address.', errorWay: 'twitter' })}
      component={LoginScreen}
    />
  ),
};

export const OtherAccount: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path={LOGIN} data={storyLogin({ currentName: 'Juniper' })} component={LoginScreen} />
  ),
};

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
      data={storySignUp({ ways: { local: 'none', providers: ['google', 'facebook', 'twitter', 'apple'] } })}
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

export const Newcomer: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/callback/login-newuser" data={storyNewcomer()} component={NewcomerScreen} />
  ),
};

export const FindPassword: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/user/find-password" data={storyFindPassword()} component={FindPasswordScreen} />
  ),
};

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

export const SignUpByPhone: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/user/signup"
      data={storySignUp({ by: 'phone', ways: { local: 'emailOrPhone', providers: ['google', 'facebook', 'apple'] } })}
      component={SignUpScreen}
    />
  ),
};
