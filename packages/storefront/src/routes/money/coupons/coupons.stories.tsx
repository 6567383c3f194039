import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCoupons } from '../../../testing/story-benefits.ts';
import { storyReply } from '../../../testing/story-sign-in.ts';
import { StorySite } from '../../../testing/story-site.tsx';
import CouponsScreen from './coupon.route.tsx';

const meta: Meta = { title: 'Storefront/Money/Coupons', parameters: { frame: 'none' } };
export default meta;

export const Usable: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/coupon" data={storyCoupons()} component={CouponsScreen} />
  ),
};

export const CodeIsMissing: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/coupon"
      data={storyCoupons()}
      actionData={storyReply({ values: { code: '' }, fields: { code: 'Enter a code' } })}
      component={CouponsScreen}
    />
  ),
};

export const CodeHasExpired: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/coupon"
      data={storyCoupons()}
      actionData={storyReply({
        values: { code: 'LASTYEAR', requestId: 'story-request' },
        fields: { code: 'This coupon has expired. Please choose another.' },
        code: 'EXPIRED_COUPON',
      })}
      component={CouponsScreen}
    />
  ),
};

export const JustAdded: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/coupon"
      data={storyCoupons({ notice: '+5 free coins' })}
      component={CouponsScreen}
    />
  ),
};

export const NoneUsable: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite globals={globals} path="/coupon" data={storyCoupons({ coupons: [] })} component={CouponsScreen} />
  ),
};

export const Used: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/coupon"
      data={storyCoupons({
        state: 'USED',
        coupons: [
          {
            id: 3,
            value: '+5',
            valueNote: 'free coins',
            title: 'Welcome',
            lines: [],
            ended: 'Used on 2026.11.02',
            isForShop: false,
          },
        ],
      })}
      component={CouponsScreen}
    />
  ),
};

export const NoneExpired: StoryObj = {
  render: (_args, { globals }) => (
    <StorySite
      globals={globals}
      path="/coupon"
      data={storyCoupons({ state: 'EXPIRED', coupons: [] })}
      component={CouponsScreen}
    />
  ),
};
