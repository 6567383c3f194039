import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyNoWheel, storyRoulette } from '../../../testing/story-benefits.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import RouletteScreen from './roulette.route.tsx';

const meta: Meta = { title: 'Storefront/Money/Roulette', parameters: { frame: 'none' } };
export default meta;

export const Ready: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/roulette" data={storyRoulette()} component={RouletteScreen} />
  ),
};

export const Won: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/roulette"
      data={storyRoulette({ tickets: 0 })}
      actionData={storyReply({ values: { prizeNo: '3', result: 'You won: 5 bonus coins' } })}
      component={RouletteScreen}
    />
  ),
};

export const NoTicket: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/roulette" data={storyRoulette({ tickets: 0 })} component={RouletteScreen} />
  ),
};

export const NotForThisReader: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/roulette"
      data={storyNoWheel({ kind: 'refused', text: 'This event is for adults only. Please confirm your age first.' })}
      component={RouletteScreen}
    />
  ),
};

export const Closed: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/roulette" data={storyNoWheel({ kind: 'closed' })} component={RouletteScreen} />
  ),
};

export const Guest: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/roulette" data={storyNoWheel({ kind: 'guest' })} component={RouletteScreen} />
  ),
};
