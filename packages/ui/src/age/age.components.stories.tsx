import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Age', tags: ['autodocs'] };
export default meta;

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: from + index, label: String(from + index) }));
const years = numbers(1927, 2027).reverse();

export const BirthdayPicker = properties(ui.BirthdayPicker, {
  use: 'A birthday that decides what a reader may see.',
  not: 'a day near today, such as the end of something: that is a text, or a native date field.',
  frame: 'flush',
  args: {
    label: ENGLISH.age.title,
    labels: ENGLISH.age,
    order: 'mdy',
    years,
    months: numbers(1, 12),
    days: numbers(1, 31),
    initial: { year: 1998, month: 3, day: 16 },
    error: '',
  },
});

export const Wheel = properties(ui.Wheel, {
  use: 'One of many ordered values, as a part of a birthday.',
  not: 'a list of names (`Select`) or a few choices (`Segment`).',
  args: { name: 'year', label: 'Year', options: years, value: 2000, onChange: () => undefined, isInvalid: false },
  changes: { onChange: 'value' },
});
