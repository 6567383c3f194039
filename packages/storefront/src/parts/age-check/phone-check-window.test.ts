// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endPhoneCheck, hearPhoneCheck, saveReturnAddress } from './phone-check-window.ts';

const replace = vi.fn();
const close = vi.fn();
/** The ids of the sites whose listener was called. */
let heard: string[];
let ends: (() => void)[];

beforeEach(() => {
  vi.stubGlobal('location', { replace });
  vi.spyOn(window, 'close').mockImplementation(close);
  heard = [];
  ends = ['bom-us', 'bom-th'].map((id) => hearPhoneCheck(id, () => heard.push(id)));
});

afterEach(() => {
  for (const end of ends) end();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  replace.mockReset();
  close.mockReset();
});

test('a window tells the page of its own site, and closes', async () => {
  endPhoneCheck('bom-us');
  await expect.poll(() => heard).toEqual(['bom-us']);
  expect([replace.mock.calls, close.mock.calls.length]).toEqual([[], 1]);
});

test('a check that took the whole page goes back once, and sends no message', () => {
  saveReturnAddress('/detail/night-only');
  endPhoneCheck('bom-us');
  expect([replace.mock.calls, close.mock.calls.length]).toEqual([[['/detail/night-only']], 0]);
  endPhoneCheck('bom-us');
  expect(replace).toHaveBeenCalledTimes(1);
});

test('a browser that stores nothing closes the window', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  saveReturnAddress('/detail/night-only');
  endPhoneCheck('bom-us');
  expect(close).toHaveBeenCalledTimes(1);
});
