import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyPoints } from '../../../testing/story-benefits.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import PointsScreen from './history-mileage.route.tsx';

const meta: Meta = { title: 'Storefront/Money/Points', parameters: { frame: 'none' } };
export default meta;

export const History: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/history/mileage" data={storyPoints()} component={PointsScreen} />
  ),
};

export const TooFew: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/mileage"
      data={storyPoints({ points: 2_420 })}
      component={PointsScreen}
    />
  ),
};

export const Nothing: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/mileage"
      data={storyPoints({ points: 0, history: { rows: [], nextPage: null } })}
      component={PointsScreen}
    />
  ),
};

export const MoreToCome: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/mileage"
      data={storyPoints({ history: { ...storyPoints().history, nextPage: 2 } })}
      component={PointsScreen}
    />
  ),
};

export const ExchangeAsAPage: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/mileage"
      data={storyPoints({ exchange: { ...storyPoints().exchange, isPage: true } })}
      component={PointsScreen}
    />
  ),
};

export const TooMuch: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/mileage"
      data={storyPoints({ exchange: { ...storyPoints().exchange, isPage: true } })}
      actionData={storyReply({
        values: { mileage: '6400', requestId: 'story-request' },
        fields: { mileage: 'You do not have enough points. Please choose a smaller amount.' },
        code: 'MILEAGE_INSUFFICIENT',
      })}
      component={PointsScreen}
    />
  ),
};

export const JustExchanged: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/history/mileage"
      data={storyPoints({ points: 3_000, notice: '17 bonus coins: yours until 2026.12.21' })}
      component={PointsScreen}
    />
  ),
};
