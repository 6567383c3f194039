import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { PageTexts } from '../../../i18n/page-texts.tsx';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { BrowserPushRow } from './browser-push-setting.tsx';
import type { SettingPage } from './setting-model.ts';
import { SettingScreen } from './setting-screen.tsx';

const meta: Meta = { title: 'Storefront/People/Settings', parameters: { frame: 'none' } };
export default meta;

const GUEST = { title: 'Story', texts: NO_TEXTS, account: null, csrfToken: null, notice: null };
const SETTINGS: SettingPage = {
  ...GUEST,
  account: { name: 'Juniper', email: 'juniper@readers.example', signIn: { key: 'account.with', provider: 'Google' } },
  csrfToken: 'story',
  settings: {
    nickname: 'Juniper',
    email: 'juniper@readers.example',
    isEmailConfirmed: false,
    isAppleGuest: false,
    hasPassword: true,
    showsAdult: false,
    showsBl: true,
    isAgreeMail: true,
  },
  webPush: null,
  app: null,
  edit: null,
  codeDigits: 6,
  requestId: 'story-request',
};
const CONSENT = { isAgreePush: true, isAgreePushContents: true, isAgreePushFreetime: false, isAgreePushNight: false };
const APP: SettingPage = {
  ...SETTINGS,
  app: {
    push: CONSENT,
    version: '0.1.0',
    company: {
      title: 'Company information',
      rows: [
        { label: 'Company', value: 'Longstrip Comics Ltd.' },
        { label: 'Address', value: '1 Example Street, London, United Kingdom' },
        { label: 'E-mail', value: 'support@longstrip.example' },
      ],
    },
  },
};

export const Settings: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/setting" data={SETTINGS} component={SettingScreen} />
  ),
};

export const SettingsWithPushMessages: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/setting"
      data={{ ...SETTINGS, webPush: { consent: CONSENT, offer: { publicKey: 'BStory', subscriptionIds: [] } } }}
      component={SettingScreen}
    />
  ),
};

/** On, off, busy, blocked, without push messages, and after a failure. */
const PushRows = () => {
  const row = { isBusy: false, problem: null, onTurn: () => undefined };
  return (
    <PageTexts texts={NO_TEXTS}>
      <div className="divide-y divide-line px-(--size-gutter)">
        <BrowserPushRow {...row} state="on" />
        <BrowserPushRow {...row} state="off" />
        <BrowserPushRow {...row} state="off" isBusy />
        <BrowserPushRow {...row} state="blocked" />
        <BrowserPushRow {...row} state="none" />
        <BrowserPushRow {...row} state="off" problem="That did not work. Please try again." />
      </div>
    </PageTexts>
  );
};

export const PushMessagesInThisBrowser: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/setting" component={PushRows} />,
};

export const SettingsOfAGuest: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/setting"
      data={{
        ...GUEST,
        settings: null,
        webPush: null,
        app: null,
        edit: null,
        codeDigits: 6,
        requestId: 'story-request',
      }}
      component={SettingScreen}
    />
  ),
};

export const SettingsOfTheApp: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/setting/app" data={APP} component={SettingScreen} />
  ),
};

export const NicknameIsChanged: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/setting"
      data={{ ...SETTINGS, edit: 'nickname' }}
      actionData={storyReply({
        values: { change: 'nickname', nickname: 'Ada' },
        fields: { nickname: 'This nickname is taken. Please choose another.' },
      })}
      component={SettingScreen}
    />
  ),
};

export const AddressIsConfirmed: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/setting"
      data={SETTINGS}
      actionData={storyReply({ values: { change: 'confirmCode' } })}
      component={SettingScreen}
    />
  ),
};
