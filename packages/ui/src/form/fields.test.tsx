// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PicturePicker } from './picture-picker.tsx';
import { Select } from './select.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const PICTURES = {
  add: 'Add',
  name: (number: number) => `Picture ${number}`,
  remove: (number: number) => `Remove picture ${number}`,
  problem: { tooLarge: 'Too large', unreadable: 'Unreadable', tooMany: 'Too many' },
};
const OPTIONS = [{ value: 'a', label: 'A' }];
const FIELDS: readonly [string, (error?: string) => ReactElement][] = [
  ['a line of text', (error) => <TextField label="Topic" error={error} />],
  ['a longer text', (error) => <TextArea label="Topic" error={error} counter="3/500" />],
  [
    'pictures',
    (error) => <PicturePicker label="Topic" error={error} texts={PICTURES} mostPictures={3} mostBytes={9} />,
  ],
  ['a choice', (error) => <Select label="Topic" error={error} options={OPTIONS} />],
];

function controlOf(field: ReactElement): { control: HTMLInputElement; page: HTMLElement } {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(field);
  const control = page.querySelector<HTMLInputElement>('input, textarea, select');
  if (control === null) throw new Error('the field has no control');
  return { control, page };
}

describe.each(FIELDS)('a field for %s', (_, field) => {
  it('is named, and says of itself what is wrong', () => {
    const { control, page } = controlOf(field('Please choose.'));
    expect(page.querySelector('label')?.htmlFor).toBe(control.id);
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const note = page.querySelector(`[id="${control.getAttribute('aria-describedby')}"]`);
    expect([note?.getAttribute('role'), note?.textContent]).toEqual(['alert', 'Please choose.']);
  });

  it('says nothing where nothing is wrong', () => {
    const { control, page } = controlOf(field());
    expect([control.getAttribute('aria-invalid'), control.getAttribute('aria-describedby')]).toEqual([null, null]);
    expect(page.querySelector('[role="alert"]')).toBeNull();
  });
});

it('a choice can be wrong by what stands elsewhere', () => {
  const { control } = controlOf(<Select label="Year" aria-invalid options={OPTIONS} />);
  expect(control.getAttribute('aria-invalid')).toBe('true');
});
