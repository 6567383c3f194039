import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.tsx';

const meta: Meta = { title: 'Foundations/Word-mark' };
export default meta;

const WORDS = ['bom', 'beltoon', 'delitoon', 'longstrip', 'abcdefghij', 'klmnpqrs', 'tuvwxyz', 'oo'];

/** Any word in Latin letters; the last "o" is the balloon. */
export const Words: StoryObj = {
  render: () => (
    <div className="grid justify-items-start gap-6 p-6">
      {WORDS.map((word) => (
        <Wordmark key={word} word={word} heightPx={26} label={word} />
      ))}
      <div className="flex items-end gap-6">
        <Wordmark word="bom" />
        <Wordmark word="bom" heightPx={30} />
        <Wordmark word="bom" heightPx={64} />
      </div>
    </div>
  ),
};
