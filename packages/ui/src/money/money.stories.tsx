import type { Meta, StoryObj } from '@storybook/react-vite';
import { LookProvider } from '../look/site-look.tsx';
import { Price } from './amounts.tsx';
import { CoinGlyph } from './coin-glyph.tsx';

const meta: Meta = { title: 'Controls/Money' };
export default meta;

/** Amounts keep their own direction, also inside Arabic. */
export const Amounts: StoryObj = {
  render: () => (
    <div className="grid justify-items-start gap-3 p-4 text-16 font-strong">
      <Price amount="3" coin />
      <Price amount="$2.99" />
      <Price amount="M 3,420" />
      <p>
        استئجار مقابل <Price amount="3" coin /> أو <Price amount="$2.99" />
      </p>
      <div className="flex items-end gap-3">
        {[14, 16, 24, 32].map((sizePx) => (
          <CoinGlyph key={sizePx} sizePx={sizePx} />
        ))}
      </div>
    </div>
  ),
};

/** Each platform has its own letter on the coin. */
export const Letters: StoryObj = {
  render: () => (
    <div className="flex items-end gap-3 p-4">
      {['B', 'ベ', 'บ', 'ㄅ', 'د', 'D'].map((coinLetter) => (
        <LookProvider key={coinLetter} look={{ coinLetter, density: 'usual' }}>
          <CoinGlyph />
          <CoinGlyph sizePx={48} />
        </LookProvider>
      ))}
    </div>
  ),
};
