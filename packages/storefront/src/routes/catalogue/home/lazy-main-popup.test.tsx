// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeCookie } from '../../../cookies/site-cookies.ts';
import type { MainPopupModel } from './home-banners.server.ts';
import { LazyMainPopup } from './lazy-main-popup.tsx';

vi.mock('./main-popup.tsx', () => ({
  MainPopup: ({ popup, onClose }: { popup: MainPopupModel; onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      {popup.title}
    </button>
  ),
}));

const popup: MainPopupModel = {
  ...{ href: '/notice', kicker: '', title: 'Closed for a night', line: '', picture: null },
  hiding: { name: 'main-popup', value: '12', cookie: 'main-popup=12; Max-Age=86400; Path=/' },
};
const box = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(box);
});
afterEach(() => {
  act(() => root.unmount());
  writeCookie('main-popup=; Max-Age=0; Path=/');
  vi.unstubAllGlobals();
});

async function show(shown: MainPopupModel): Promise<string | null> {
  await act(async () => root.render(<LazyMainPopup popup={shown} />));
  return box.textContent;
}

test('an announcement opens with the page, and stays closed once it was closed', async () => {
  expect(await show(popup)).toBe('Closed for a night');
  await act(async () => box.querySelector('button')?.click());
  expect(box.textContent).toBe('');
});

test('it stays away for the day that was asked for; another one is shown', async () => {
  writeCookie(popup.hiding.cookie);
  expect(await show(popup)).toBe('');
  expect(await show({ ...popup, hiding: { ...popup.hiding, value: '13' } })).toBe('Closed for a night');
});
