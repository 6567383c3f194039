import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_OFFERS, storyBenefit } from '../../../testing/story-benefits.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import BenefitScreen from './benefit.route.tsx';

const meta: Meta = { title: 'Storefront/Money/Benefits', parameters: { frame: 'none' } };
export default meta;

export const Today: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit" data={storyBenefit()} component={BenefitScreen} />
  ),
};

export const NothingFree: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit" data={storyBenefit({ cards: [] })} component={BenefitScreen} />
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
    <StorySite globals={globals} path="/benefit" data={storyBenefit({ cards: null })} component={BenefitScreen} />
  ),
};
