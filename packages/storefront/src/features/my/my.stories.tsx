import type { Meta, StoryObj } from '@storybook/react-vite';
import { StorySite } from '../../testing/story-site.tsx';
import type { AccountPage } from '../account/account-page.server.ts';
import { SettingScreen } from '../setting/setting-screen.tsx';
import { MyScreen } from './my-screen.tsx';

const meta: Meta = { title: 'Storefront/My', parameters: { frame: 'none' } };
export default meta;

const GUEST: AccountPage = { title: 'Story', texts: {}, account: null, csrfToken: null };
const READER: AccountPage = {
  ...GUEST,
  account: { name: 'Juniper', email: 'juniper@readers.example', way: { key: 'account.with', provider: 'Google' } },
  csrfToken: 'story',
};

export const Guest: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/my" data={GUEST} component={MyScreen} />,
};

export const Reader: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/my" data={READER} component={MyScreen} />,
};

export const Settings: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/setting" data={READER} component={SettingScreen} />
  ),
};
