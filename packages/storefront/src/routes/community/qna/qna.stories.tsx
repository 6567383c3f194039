import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { storyRegister, storyTickets } from '../../../testing/story-support.ts';
import QnaScreen from './qna.route.tsx';
import RegisterScreen from './qna-register.route.tsx';

const meta: Meta = { title: 'Storefront/Community/Qna', parameters: { frame: 'none' } };
export default meta;

export const Tickets: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/qna" data={storyTickets()} component={QnaScreen} />
  ),
};

export const Answered: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/qna" data={storyTickets({ openId: 'two' })} component={QnaScreen} />
  ),
};

export const NoTickets: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/qna" data={storyTickets({ tickets: [] })} component={QnaScreen} />
  ),
};

export const Register: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/qna/register" data={storyRegister()} component={RegisterScreen} />
  ),
};

export const RegisterIsIncomplete: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/qna/register"
      data={storyRegister()}
      actionData={storyReply({
        values: { category: '', title: 'My coins', text: '', requestId: 'story-request' },
        fields: {
          category: 'Please choose a topic.',
          text: 'Please write your question.',
          pictures: 'A picture may be 3 MB at most. Please choose a smaller one.',
        },
      })}
      component={RegisterScreen}
    />
  ),
};

/** A reader reports a fault in an episode. */
export const BrokenPage: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/qna/register"
      data={storyRegister({
        report: {
          place: 'Salt Crown, Ep. 3, page 14',
          action: '/qna/register?series=salt-crown&episode=ep-3&page=14',
          draft: { category: 'CONTENTS', title: 'Broken page: Salt Crown, Ep. 3, page 14', text: 'It looks wrong.' },
        },
      })}
      component={RegisterScreen}
    />
  ),
};

export const LimitOfTheDay: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/qna/register"
      data={storyRegister({ leftToday: 0 })}
      component={RegisterScreen}
    />
  ),
};
