import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';

const meta: Meta = { title: 'Components/Money', tags: ['autodocs'] };
export default meta;

export const Price = properties(ui.Price, {
  use: 'Every amount in a sentence or a row, so that it has its own direction.',
  not: 'numbers that are not money.',
  args: { amount: '3', coin: true, coinSizePx: 16 },
});

export const AmountRow = properties(ui.AmountRow, {
  use: 'An entry of the history of points.',
  not: 'what was bought (`ReceiptRow`), or charged (`ChargeRow`).',
  args: { title: 'Bought coins', date: '2026.11.21', dateIso: '2026-11-21', note: '', amount: '+50 M', isGain: true },
});

export const AmountList = properties(ui.AmountList, {
  use: 'Amounts that add up, as on a bill.',
  not: 'the sum in a purchase sheet (`SumLines`).',
  args: {
    isSpoken: false,
    lines: [
      { label: 'Price', amount: '$9.99' },
      { label: 'Total', amount: '$8.99', isTotal: true },
    ],
  },
});

export const CoinGlyph = properties(ui.CoinGlyph, {
  use: 'Beside an amount of coins.',
  not: 'alone, as an icon for money.',
  args: { sizePx: 32 },
});
