// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PicturePicker, type PicturePickerProps } from './picture-picker.tsx';

const PROPS: PicturePickerProps = {
  label: 'Pictures',
  name: 'pictures',
  mostPictures: 3,
  mostBytes: 100,
  texts: {
    add: 'Add a picture',
    name: (number) => `Picture ${number}`,
    remove: (number) => `Remove picture ${number}`,
    problem: { tooLarge: 'Too large.', unreadable: 'Cannot be read.', tooMany: '3 at most.' },
  },
};

/** `DataTransfer`, which jsdom lacks: a list of files that scripts can make. */
class Transfer {
  readonly held: File[] = [];
  readonly items = { add: (file: File) => void this.held.push(file) };
  get files() {
    return this.held;
  }
}

let root: Root;
let place: HTMLElement;
let files: File[];
let isWrong: boolean;
let given: string[];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('DataTransfer', Transfer);
  given = [];
  let made = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    made += 1;
    return `blob:${made}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void given.push(address));
  [files, isWrong] = [[], false];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  await act(async () => root.render(<PicturePicker {...PROPS} onChoose={(wrong) => (isWrong = wrong)} />));
  Object.defineProperty(field(), 'files', { get: () => files, set: (next: File[]) => (files = next) });
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function field(): HTMLInputElement {
  const input = place.querySelector('input');
  if (input === null) throw new Error('the picker has no field');
  return input;
}
const picture = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const names = () => files.map(({ name }) => name);
const previews = () => [...place.querySelectorAll('img')].map(({ alt }) => alt);
const said = () => place.querySelector('[role="alert"]')?.textContent ?? null;
const choose = (...next: File[]) =>
  act(async () => {
    files = next;
    field().dispatchEvent(new Event('change', { bubbles: true }));
  });
const remove = (number: number) =>
  act(async () => place.querySelector<HTMLElement>(`[aria-label="Remove picture ${number}"]`)?.click());

describe('a picker of pictures', () => {
  it('is the browser’s own field until its script is there', () => {
    const html = renderToStaticMarkup(<PicturePicker {...PROPS} accept="image/png" />);
    expect(html).toMatch(/<input name="pictures" accept="image\/png" id="[^"]*" type="file" multiple="" class="block /);
    expect(html).not.toMatch(/sr-only|Add a picture/);
  });

  it('shows each picture, adds to those that are chosen, and takes one out', async () => {
    await choose(picture('a.png'));
    await choose(picture('b.png'));
    expect([previews(), names()]).toEqual([
      ['Picture 1: a.png', 'Picture 2: b.png'],
      ['a.png', 'b.png'],
    ]);
    await remove(1);
    expect([previews(), names(), given]).toEqual([['Picture 1: b.png'], ['b.png'], ['blob:1']]);
    expect(document.activeElement).toBe(field());
  });

  it('keeps what is chosen when the chooser is closed without a choice', async () => {
    await choose(picture('a.png'));
    await choose();
    expect(names()).toEqual(['a.png']);
  });

  it('says before sending that a picture is too large; it makes room for another', async () => {
    await choose(picture('large.png', 101));
    expect([said(), isWrong, field().getAttribute('aria-invalid')]).toEqual(['Too large.', true, 'true']);
    await choose(picture('a.png'));
    expect([said(), isWrong, names()]).toEqual([null, false, ['a.png']]);
  });

  it('says before sending that a picture cannot be read', async () => {
    await choose(picture('a.png'), picture('letter.png'));
    await act(async () => place.querySelectorAll('img')[1]?.dispatchEvent(new Event('error')));
    expect([said(), isWrong]).toEqual(['Cannot be read.', true]);
    await remove(2);
    expect([said(), isWrong, names()]).toEqual([null, false, ['a.png']]);
  });

  it('takes as many as may be sent, says so, and has no place for more', async () => {
    const add = () => place.textContent?.includes('Add a picture');
    expect(add()).toBe(true);
    await choose(picture('a.png'), picture('b.png'), picture('c.png'), picture('d.png'));
    expect([names(), said(), isWrong, add()]).toEqual([['a.png', 'b.png', 'c.png'], '3 at most.', false, false]);
    await remove(3);
    expect([said(), add()]).toEqual([null, true]);
  });
});
