import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import MyScreen from './my.route.tsx';
import type { MyPage } from './my.server.ts';

const meta: Meta = { title: 'Storefront/People/My', parameters: { frame: 'none' } };
export default meta;

const GUEST: MyPage = {
  title: 'Story',
  texts: NO_TEXTS,
  account: null,
  csrfToken: null,
  wallet: null,
  memberAddress: null,
  ownComments: null,
  places: [],
  notice: null,
};
const READER: MyPage = {
  ...GUEST,
  account: { name: 'Juniper', email: 'juniper@readers.example', signIn: { key: 'account.with', provider: 'Google' } },
  csrfToken: 'story',
  wallet: {
    coins: '1,234',
    facts: [
      { label: 'Bonus', value: '40', note: '2 end on 2026.11.24' },
      { label: 'Points', value: '6,400 M' },
      { label: 'Coupons', value: '2 to use' },
    ],
    debt: null,
  },
  ownComments: 'My comments',
};
const PHONE_GUEST: MyPage = {
  ...READER,
  account: { name: null, email: null, signIn: { key: 'account.guest', provider: '' } },
  memberAddress: '/user/login',
  ownComments: null,
};

export const Guest: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/my" data={GUEST} component={MyScreen} />,
};

export const Reader: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/my" data={READER} component={MyScreen} />,
};

export const GuestOfAPhone: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path="/my" data={PHONE_GUEST} component={MyScreen} />,
};
