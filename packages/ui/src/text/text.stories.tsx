import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnText } from './own-text.tsx';

const meta: Meta = { title: 'Text/Own text' };
export default meta;

const TITLES = [
  'Statement of Lift Four, Taken in the Winter of the Long Strike',
  'إفادة المصعد الرابع كما سُجّلت في شتاء الإضراب الطويل',
  '第四号エレベーターの陳述、長いストライキの冬に取られたもの',
];

/** Each is cut at its own end, and begins where the page does. */
export const Titles: StoryObj = {
  render: () => (
    <div className="grid w-60 grid-cols-1 gap-3 p-4">
      {TITLES.map((title) => (
        <OwnText key={title} className="one-line block">
          {title}
        </OwnText>
      ))}
    </div>
  ),
};
