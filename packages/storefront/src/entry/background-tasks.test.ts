// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { claimReading, offerSplash } from './background-tasks.ts';

beforeEach(() => {
  window.localStorage.clear();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.theme;
});

const offer = (of: { isApple?: boolean; isDark?: boolean }) => {
  offerSplash({
    document,
    devicePixelRatio: 3,
    matchMedia: () => ({ matches: of.isDark ?? false }) as MediaQueryList,
    navigator: (of.isApple === false ? {} : { standalone: false }) as Navigator,
    screen: { width: 390, height: 844 } as Screen,
  });
  return document.querySelector('link[rel="apple-touch-startup-image"]')?.getAttribute('href') ?? null;
};

test('an iPhone has a picture in its own pixels, in the device’s theme or the one that was chosen', () => {
  expect(offer({})).toBe('/splash/1170x2532.png');
  document.head.innerHTML = '';
  expect(offer({ isDark: true })).toBe('/splash/1170x2532.png?theme=dark');
  document.head.innerHTML = '';
  document.documentElement.dataset.theme = 'light';
  expect(offer({ isDark: true })).toBe('/splash/1170x2532.png');
});

test('no other browser has', () => {
  expect(offer({ isApple: false })).toBeNull();
});

test('what another reader has read leaves the browser with any page', () => {
  const key = 'longstrip-bom-us-reading';
  window.localStorage.setItem(key, JSON.stringify({ version: 1, reader: 'a', series: {} }));
  for (const reader of [undefined, 'a']) {
    claimReading({ platform: 'bom-us', ...(reader === undefined ? {} : { reader }) });
    expect(window.localStorage.getItem(key)).toContain('"reader":"a"');
  }
  claimReading({ platform: 'bom-us', reader: 'guest' });
  expect(window.localStorage.getItem(key)).toContain('"reader":"guest"');
});
