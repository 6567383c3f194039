import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../control/button.tsx';
import { AmountList } from '../money/amounts.tsx';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { ChargeRow } from './charge-row.tsx';
import { CountUp } from './count-up.tsx';
import { CouponChoice } from './coupon-choice.tsx';
import { OrderResult } from './order-result.tsx';
import { ProductRow } from './product-row.tsx';
import { Receipt } from './receipt.tsx';
import { WalletCard } from './wallet-card.tsx';
import { HistorySkeleton, ShopSkeleton } from './wallet-skeletons.tsx';

const meta: Meta = { title: 'Controls/Shop' };
export default meta;

export const Wallet: StoryObj = {
  render: function Render() {
    const { shop, nav } = useSampleTexts();
    return (
      <div className="grid gap-4 py-4">
        <WalletCard coins="1,234" unit={shop.coins} facts={shop.facts} />
        <WalletCard coins="–" unit={shop.coins} facts={shop.facts.slice(1)} warning={shop.debt}>
          <Button look="main" isWide>
            {nav.shop}
          </Button>
        </WalletCard>
      </div>
    );
  },
};

/** Only the best value has a filled button; a product that is sold out is grey. */
export const Products: StoryObj = {
  render: function Render() {
    const { shop } = useSampleTexts();
    const button = { href: '#buy', label: shop.buy };
    return (
      <ul>
        <ProductRow coins="30" extras={[]} unitPrice={shop.perCoin} price="$2.99" button={button} notes={[]} />
        <ProductRow
          coins="200"
          extras={[shop.bonus, '+50 M']}
          unitPrice={shop.perCoin}
          price="$17.99"
          button={button}
          bestTag={shop.best}
          notes={[shop.firstOnly]}
        />
        <ProductRow
          coins="500"
          extras={[shop.bonus]}
          unitPrice={shop.perCoin}
          price="$47.99"
          button={null}
          notes={[shop.soldOut]}
        />
      </ul>
    );
  },
};

export const Order: StoryObj = {
  render: function Render() {
    const { shop } = useSampleTexts();
    const [chosen, setChosen] = useState('best');
    const [percent = '', large = '', none = ''] = shop.coupons;
    return (
      <div className="grid max-w-110 gap-4 p-4">
        <CouponChoice
          name="coupon"
          legend={shop.coupon}
          chosen={chosen}
          onChoose={setChosen}
          options={[
            { value: 'best', title: percent, saving: '−$1.00', note: '2026.12.01', isUsable: true },
            { value: '', title: none, saving: null, note: null, isUsable: true },
            { value: 'large', title: large, saving: null, note: shop.tooSmall, isUsable: false },
          ]}
        />
        <AmountList
          isSpoken
          lines={[
            { label: shop.price, amount: '$9.99' },
            { label: shop.total, amount: chosen === 'best' ? '$8.99' : '$9.99', isTotal: true },
          ]}
        />
      </div>
    );
  },
};

export const Verdicts: StoryObj = {
  render: function Render() {
    const { shop, nav } = useSampleTexts();
    return (
      <>
        <OrderResult outcome="checking" title={shop.checking} />
        <OrderResult
          outcome="paid"
          title={shop.paid}
          text={<CountUp from={2} to={114} format={String} />}
          actions={
            <Button look="main" isWide>
              {nav.home}
            </Button>
          }
        />
        <OrderResult outcome="waiting" title={shop.pending} facts={[{ label: shop.number, value: '1234-5678-9012' }]} />
        <OrderResult outcome="none" title={shop.declined} />
      </>
    );
  },
};

export const History: StoryObj = {
  render: function Render() {
    const { shop } = useSampleTexts();
    return (
      <ul>
        <ChargeRow
          title={shop.bought}
          day="2026.11.23"
          detail="$9.99"
          amounts={['+100', shop.bonus, '+50 M']}
          note={shop.refundUntil}
          action={<Button look="outlined">{shop.refund}</Button>}
        />
        <ChargeRow
          title={shop.bought}
          day="2026.11.20"
          amounts={['+30']}
          state={{ text: shop.soldOut, tone: 'neutral' }}
        />
        <ChargeRow
          title={shop.pending}
          day="2026.11.19"
          amounts={['+30']}
          state={{ text: shop.pending, tone: 'warning' }}
        />
      </ul>
    );
  },
};

export const Loading: StoryObj = {
  render: function Render() {
    const { nav } = useSampleTexts();
    return (
      <>
        <ShopSkeleton label={nav.shop} />
        <HistorySkeleton label={nav.shop} />
      </>
    );
  },
};

/** Paper in every theme; a print of its page has nothing else. */
export const PaidReceipt: StoryObj = {
  render: () => (
    <div className="mx-auto max-w-120 p-4">
      <Receipt
        brand="Bom"
        title="Receipt"
        stamp="Refunded"
        thanks="Thank you."
        facts={[
          { label: 'Number', value: '01J9ZK3V7Q8N2M4P6R8T0W1X2Y' },
          { label: 'Date', value: '2026.11.21' },
          { label: 'Sold by', value: 'Bom Comics Inc. · 1 Market Street, San Francisco' },
        ]}
      >
        <AmountList
          lines={[
            { label: 'Coins', amount: '100' },
            { label: 'Paid', amount: '$9.99', isTotal: true },
          ]}
        />
      </Receipt>
    </div>
  ),
};
