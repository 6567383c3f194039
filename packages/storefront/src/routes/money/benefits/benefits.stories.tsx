import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_OFFERS, STORY_TODAY, storyBenefit } from '../../../testing/story-benefits.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import BenefitScreen from './benefit.route.tsx';

const NO_BENEFITS = { stamps: null, tickets: null, tiles: [], points: null };
const FEW_POINTS = { amount: '1,200 M', worth: 'Usable from 3,000 M', share: 0.4 };

const meta: Meta = { title: 'Storefront/Money/Benefits', parameters: { frame: 'none' } };
export default meta;

export const Today: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit" data={storyBenefit()} component={BenefitScreen} />
  ),
};

export const StampedAndFewPoints: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/benefit"
      data={storyBenefit({
        today: {
          ...STORY_TODAY,
          stamps: STORY_TODAY.stamps === null ? null : { ...STORY_TODAY.stamps, isStampedToday: true },
          tickets: { series: [], note: null },
          points: FEW_POINTS,
        },
      })}
      component={BenefitScreen}
    />
  ),
};

export const NothingFree: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/benefit"
      data={storyBenefit({ today: NO_BENEFITS, events: [] })}
      component={BenefitScreen}
    />
  ),
};

export const Offers: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/benefit"
      data={storyBenefit({ offers: STORY_OFFERS })}
      component={BenefitScreen}
    />
  ),
};

export const Guest: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit" data={storyBenefit({ today: null })} component={BenefitScreen} />
  ),
};
