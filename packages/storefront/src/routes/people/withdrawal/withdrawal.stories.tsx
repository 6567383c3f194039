import type { Meta, StoryObj } from '@storybook/react-vite';
import { NO_TEXTS } from '../../../i18n/packed-texts.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import WithdrawalScreen from './user-withdrawal.route.tsx';
import type { WithdrawalPage } from './withdrawal.server.ts';

const meta: Meta = { title: 'Storefront/People/Withdrawal', parameters: { frame: 'none' } };
export default meta;

const PATH = '/user/withdrawal';

const asked: WithdrawalPage = {
  title: 'Story',
  texts: NO_TEXTS,
  state: {
    kind: 'asked',
    figures: '42 coins, 3,400 M, and 118 episodes end now.',
    refundable: '2 charges can still be refunded',
    dates: 'Data is erased after one month, on 2026.12.23. This ID can sign up again after 30 days, from 2026.12.23.',
    reasons: [
      { id: 'FEW_SERIES', text: 'There is too little here that I like', needsDetail: false },
      { id: 'SELDOM', text: 'I read too seldom', needsDetail: false },
      { id: 'OTHER', text: 'Another reason', needsDetail: true },
    ],
  },
};

export const Asked: StoryObj = {
  render: (_args, { globals }) => <StorySite globals={globals} path={PATH} data={asked} component={WithdrawalScreen} />,
};

export const DetailMissing: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path={PATH}
      data={asked}
      actionData={storyReply({
        values: { reasonId: 'OTHER', isAgreed: 'on' },
        fields: { detail: 'Please tell us a little more.' },
      })}
      component={WithdrawalScreen}
    />
  ),
};

export const Question: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path={PATH}
      data={asked}
      actionData={storyReply({ values: { step: 'confirm', reasonId: 'SELDOM', isAgreed: 'on', requestId: 'story-1' } })}
      component={WithdrawalScreen}
    />
  ),
};

export const Done: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path={PATH}
      data={{
        ...asked,
        state: {
          kind: 'done',
          dates: 'Your account is closed. Its data is erased on 2026.12.23. This ID can sign up again from 2026.12.23.',
        },
      }}
      component={WithdrawalScreen}
    />
  ),
};
