import type { Meta, StoryObj } from '@storybook/react-vite';
import { STORY_GIFT, storyGifts, storyTakenGifts } from '../../../testing/story-benefits.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import { GiftsScreen } from './gifts-screen.tsx';

const meta: Meta = { title: 'Storefront/Money/Gifts', parameters: { frame: 'none' } };
export default meta;

export const ToTake: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit/gift" data={storyGifts()} component={GiftsScreen} />
  ),
};

export const TakenInAnotherWindow: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/benefit/gift"
      data={storyGifts()}
      actionData={storyReply({
        values: { giftId: 'autumn', requestId: 'story-request' },
        fields: { giftId: 'You have already received this gift.' },
        code: 'ALREADY_GIVEN_GIFT',
      })}
      component={GiftsScreen}
    />
  ),
};

export const ForOtherReaders: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/benefit/gift"
      data={storyGifts()}
      actionData={storyReply({
        values: { giftId: 'any', requestId: 'story-request' },
        fields: { giftId: 'This gift is for other readers. Please look for others in your gift box.' },
        code: 'UN_MATCHED_GIFT_TARGET_TYPE',
      })}
      component={GiftsScreen}
    />
  ),
};

export const NoneToTake: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit/gift" data={storyGifts({ gifts: [] })} component={GiftsScreen} />
  ),
};

export const Mine: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/gift" data={storyTakenGifts()} component={GiftsScreen} />
  ),
};

export const Opened: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/gift"
      data={storyTakenGifts({ opened: { ...STORY_GIFT, action: { kind: 'choose', alias: 'salt-crown' } } })}
      component={GiftsScreen}
    />
  ),
};

export const NoneTaken: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/gift" data={storyGifts({ list: 'mine', gifts: [] })} component={GiftsScreen} />
  ),
};

export const Guest: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/benefit/gift" data={storyGifts({ gifts: null })} component={GiftsScreen} />
  ),
};
