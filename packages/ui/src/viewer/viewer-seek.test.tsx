// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ViewerSeek } from './viewer-seek.tsx';

let root: Root;
const onSeek = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onSeek.mockReset();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function show(value: number, min: number, max: number): Promise<HTMLInputElement> {
  const textOf = (page: number) => `Page ${page}`;
  await act(async () =>
    root.render(<ViewerSeek label="Go to" value={value} min={min} max={max} textOf={textOf} onSeek={onSeek} />),
  );
  const line = document.querySelector('input');
  if (line === null) throw new Error('there is no line');
  return line;
}

async function press(line: HTMLInputElement): Promise<void> {
  await act(async () => line.dispatchEvent(new Event('pointerdown', { bubbles: true })));
}

/** As the browser moves the knob: React notices only a value that its own setter has not set. */
async function moveTo(line: HTMLInputElement, value: number): Promise<void> {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(line, String(value));
  await act(async () => line.dispatchEvent(new Event('input', { bubbles: true })));
}

const words = () => [...document.querySelectorAll('bdi')].map(({ textContent }) => textContent);

it('while it is dragged, both texts say where it leads; it goes there at the end', async () => {
  const line = await show(1, 1, 7);
  await press(line);
  await moveTo(line, 4);
  expect([words(), onSeek.mock.calls]).toEqual([['Page 4', 'Page 4'], []]);
  await act(async () => line.dispatchEvent(new Event('pointerup', { bubbles: true })));
  expect(onSeek.mock.calls).toEqual([[4]]);
});

it('of a text of one screen the knob is at the end, and leads nowhere', async () => {
  const line = await show(1, 1, 1);
  expect([Number(line.min) < Number(line.value), line.value, line.max]).toEqual([true, '1', '1']);
  await moveTo(line, 0);
  expect([line.value, onSeek.mock.calls]).toEqual(['1', []]);
});
