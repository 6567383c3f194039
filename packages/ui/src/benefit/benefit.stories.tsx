import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, ButtonLink } from '../control/button.tsx';
import { Stepper } from '../form/stepper.tsx';
import { GiftIcon, TicketIcon } from '../icon/icons.tsx';
import { CouponIcon, PointsIcon, WheelIcon } from '../icon/page-icons.tsx';
import { AmountRow } from '../money/amounts.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { BenefitCard } from './benefit-card.tsx';
import { ChancesTable } from './chances-table.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { GiftCard } from './gift-card.tsx';
import { RouletteWheel, type WheelPrize } from './roulette-wheel.tsx';

const meta: Meta = { title: 'Content/Benefit' };
export default meta;

export const Coupons: StoryObj = {
  render: function Render() {
    const { long } = useSampleTexts();
    return (
      <div className="grid gap-2 p-4 desk:gap-3">
        <CouponTicket
          value="10%"
          valueNote="off"
          title="Ten percent off"
          lines={['From $4.99', 'On the web', 'Until 2026.12.31']}
          action={{ href: '#shop', label: 'Use in shop' }}
        />
        <CouponTicket
          value="1,000 M"
          valueNote="extra points"
          title={long}
          lines={['On the web and in the Android app', 'Until 2026.12.31']}
          action={{ href: '#shop', label: 'Use in shop' }}
        />
        <CouponTicket value="+5" valueNote="free coins" title="Welcome" lines={[]} ended="Used on 2026.11.02" />
      </div>
    );
  },
};

export const Gifts: StoryObj = {
  render: function Render() {
    const { titles, long } = useSampleTexts();
    return (
      <div className="grid gap-2 p-4 desk:gap-3">
        <GiftCard
          cover={sampleCover(SAMPLE_SCENES.saltCrown, titles.saltCrown)}
          kind="Rental ticket"
          title={titles.saltCrown}
          lines={['2 episodes', 'Take by 2026.11.30']}
          action={<Button look="outlined">Take</Button>}
        />
        <GiftCard
          cover={sampleCover(SAMPLE_SCENES.ninthTail, titles.ninthTail)}
          kind="Own ticket"
          title={long}
          lines={['1 of 3 left', 'Use by 2026.12.31']}
          action={
            <ButtonLink look="outlined" href="#detail">
              Choose an episode
            </ButtonLink>
          }
        />
        <GiftCard cover={null} kind="Own ticket" title="For any series" lines={['1 episode']} state="Yours" />
      </div>
    );
  },
};

export const Cards: StoryObj = {
  render: () => (
    <div className="grid gap-2 p-4 desk:gap-3">
      <BenefitCard icon={TicketIcon} title="Free tickets" note="Three series open one episode a day" href="#free" />
      <BenefitCard icon={GiftIcon} title="Gifts" note="1 to take" href="#gifts" />
      <BenefitCard icon={CouponIcon} title="Coupons" note="2 to use" href="#coupons" />
      <BenefitCard icon={WheelIcon} title="Roulette" note="1 spin" href="#roulette" />
      <BenefitCard icon={PointsIcon} title="Points" note="6,400 M. Usable from 3,000 M" href="#points" />
      <BenefitCard icon={PointsIcon} title="Offers" note="Coins arrive when Tapjoy confirms." />
    </div>
  ),
};

export const History: StoryObj = {
  render: () => (
    <ul className="divide-y divide-line">
      <li>
        <AmountRow title="Bought coins" date="2026.11.21" dateIso="2026-11-21" amount="+50 M" isGain />
      </li>
      <li>
        <AmountRow
          title="Exchanged for 17 bonus coins"
          date="2026.11.20"
          dateIso="2026-11-20"
          note="until 2026.12.20"
          amount="−3,400 M"
          isGain={false}
        />
      </li>
    </ul>
  ),
};

const PRIZES: readonly (WheelPrize & { prize: string })[] = [
  { kind: 'coin', label: '+1', chance: 50, prize: '1 free coin' },
  { kind: 'points', label: '100 M', chance: 30, prize: '100 points' },
  { kind: 'bonus', label: '+5', chance: 15, prize: '5 free coins' },
  { kind: 'coin', label: '+20', chance: 4.5, prize: '20 free coins' },
  { kind: 'coin', label: '+100', chance: 0.5, prize: '100 free coins' },
];

/** Each segment is as wide as its chance. A press on the turning wheel skips to its end. */
export const Wheel: StoryObj = {
  render: function Render() {
    const [turn, setTurn] = useState<{ prizeIndex: number } | null>(null);
    const [spins, setSpins] = useState(0);
    const [isDone, setDone] = useState(false);
    return (
      <div className="grid gap-4 p-4">
        <RouletteWheel prizes={PRIZES} turn={turn} onRest={() => setDone(true)} skipLabel="Skip" />
        <Button
          look="main"
          onClick={() => {
            setDone(false);
            setTurn({ prizeIndex: spins % PRIZES.length });
            setSpins(spins + 1);
          }}
        >
          Spin
        </Button>
        <p>{isDone && PRIZES[turn?.prizeIndex ?? 0]?.prize}</p>
        <ChancesTable
          caption="Chances"
          prizeLabel="Prize"
          chanceLabel="Chance"
          rows={PRIZES.map(({ kind, prize, chance }, id) => ({ id, kind, prize, chance: `${chance}%` }))}
        />
      </div>
    );
  },
};

export const WheelOfOnePrize: StoryObj = {
  render: () => (
    <RouletteWheel
      prizes={[{ kind: 'coin', label: '+1', chance: 100 }]}
      turn={null}
      onRest={() => undefined}
      skipLabel="Skip"
    />
  ),
};

export const Steps: StoryObj = {
  render: function Render() {
    const [value, setValue] = useState(3_000);
    return (
      <div className="grid max-w-110 gap-4 p-4">
        <Stepper
          label="Points"
          name="points"
          value={value}
          min={3_000}
          max={6_400}
          step={200}
          onChange={setValue}
          lessLabel="Less"
          moreLabel="More"
          unit="M"
          all="All"
        />
        <Stepper
          label="Points"
          name="other"
          value={value}
          min={3_000}
          max={3_000}
          step={200}
          onChange={setValue}
          lessLabel="Less"
          moreLabel="More"
          error="Points are exchanged from 3,000 M."
        />
      </div>
    );
  },
};
