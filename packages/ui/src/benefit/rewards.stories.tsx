import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, ButtonLink } from '../control/button.tsx';
import { GiftIcon, TicketIcon } from '../icon/icons.tsx';
import { CouponIcon, WheelIcon } from '../icon/page-icons.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { Cover } from '../series/cover.tsx';
import { BenefitTile } from './benefit-tile.tsx';
import { Celebration } from './celebration.tsx';
import { EventArt } from './event-art.tsx';
import { GiftBox, GiftRibbon, OpenedGift } from './gift-box.tsx';
import { PointsCard } from './points-card.tsx';
import { PrizeDrawing } from './roulette-wheel.tsx';
import { StampCard, type StampPlace } from './stamp-card.tsx';

const meta: Meta = { title: 'Content/Rewards' };
export default meta;

const PLACES: readonly StampPlace[] = Array.from({ length: 7 }, (_, index) => ({
  number: index + 1,
  label: `Stamp ${index + 1}`,
  isDone: index < 3,
  isNew: index === 2,
  reward: { 0: '50 M', 2: '1 spin', 4: '200 M', 6: '5 free coins' }[index] ?? null,
}));

export const Stamps: StoryObj = {
  render: () => (
    <div className="p-4">
      <StampCard title="Seven stamps" note="3 stamps" next="Next: 200 M, at stamp 5" places={PLACES}>
        <Button look="main" isWide>
          Check in today
        </Button>
      </StampCard>
    </div>
  ),
};

export const Tiles: StoryObj = {
  render: function Render() {
    const { long } = useSampleTexts();
    return (
      <div className="grid grid-cols-2 gap-2 p-4 desk:grid-cols-4 desk:gap-3">
        <BenefitTile icon={WheelIcon} href="#wheel" title="Roulette" note="1 spin" isReady />
        <BenefitTile icon={GiftIcon} href="#gifts" title="Gifts" note="2 gifts to take" isReady />
        <BenefitTile icon={TicketIcon} href="#box" title={long} note="3 tickets to use" isReady />
        <BenefitTile icon={CouponIcon} href="#coupons" title="Coupons" note="Enter a coupon code" isReady={false} />
      </div>
    );
  },
};

export const Points: StoryObj = {
  render: () => (
    <div className="grid gap-2 p-4">
      <PointsCard
        title="Points"
        amount="6,400 M"
        worth="Worth 32 bonus coins"
        share={null}
        action={
          <ButtonLink look="outlined" href="#exchange">
            Exchange
          </ButtonLink>
        }
      />
      <PointsCard title="Points" amount="1,200 M" worth="Usable from 3,000 M" share={0.4} />
    </div>
  ),
};

/** A press opens the box again. */
export const Gift: StoryObj = {
  render: function Render() {
    const { titles } = useSampleTexts();
    const [count, setCount] = useState(0);
    return (
      <div className="grid gap-4 p-4">
        <OpenedGift
          key={count}
          content={<Cover picture={sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown)} sizes="116px" />}
          note="The gift is yours."
          title={titles.saltCrown}
          lines={['Opens 2 episodes', 'Use by 2026.12.31']}
          action={
            <Button look="main" isWide onClick={() => setCount(count + 1)}>
              Again
            </Button>
          }
        />
        <div className="flex items-end gap-6">
          <GiftBox />
          <span className="relative w-23">
            <Cover picture={sampleCover(SAMPLE_SCENES.ninthTail, titles.ninthTail)} sizes="92px" />
            <GiftRibbon />
          </span>
        </div>
      </div>
    );
  },
};

export const Paper: StoryObj = {
  render: function Render() {
    const [count, setCount] = useState(0);
    return (
      <div className="relative grid h-80 place-items-center">
        <Celebration key={count} />
        <Button look="outlined" onClick={() => setCount(count + 1)}>
          Celebrate
        </Button>
      </div>
    );
  },
};

export const Prizes: StoryObj = {
  render: () => (
    <svg viewBox="-20 -20 200 40" width="400" role="img" aria-label="Prizes" className="text-fg">
      {(['coin', 'bonus', 'points', 'nothing'] as const).map((kind, index) => (
        <g key={kind} transform={`translate(${index * 50} 0)`}>
          <PrizeDrawing kind={kind} ink="currentColor" />
        </g>
      ))}
    </svg>
  ),
};

/** The posters of events without a picture of their own; with the art of their series, and without. */
export const Posters: StoryObj = {
  render: function Render() {
    const { titles } = useSampleTexts();
    return (
      <div className="grid gap-3 p-4 desk:grid-cols-2">
        {(['stamps', 'coupon', 'prize', 'stories'] as const).map((motif, index) => (
          <div key={motif} className="relative aspect-[720/330] overflow-hidden rounded-card">
            <EventArt motif={motif}>
              {index < 3 && <Cover picture={sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown)} sizes="300px" />}
            </EventArt>
          </div>
        ))}
      </div>
    );
  },
};
