import { splashAddress } from './splash-address.ts';

/** The part of a window that is used here. */
type PhoneWindow = Pick<Window, 'document' | 'devicePixelRatio' | 'matchMedia' | 'navigator' | 'screen'>;

/**
 * Names the picture that an iPhone shows while the site starts from its home screen. Safari takes it in the screen’s own
 * pixels alone and reads it when the site is put there, so one link that is added later does for the thirty that would stand
 * in every page. Other systems draw theirs from the manifest.
 */
export function offerSplash({ document, devicePixelRatio, matchMedia, navigator, screen }: PhoneWindow): void {
  // Safari on iPhones and iPads alone has it.
  if (!('standalone' in navigator)) return;
  const { theme } = document.documentElement.dataset;
  const isDark = theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
  const [widthPx, heightPx] = [screen.width, screen.height].map((side) => Math.round(side * devicePixelRatio));
  const link = document.createElement('link');
  link.rel = 'apple-touch-startup-image';
  link.href = splashAddress(widthPx ?? 0, heightPx ?? 0, isDark ? 'dark' : 'light');
  const meta = document.createElement('meta');
  meta.name = 'apple-mobile-web-app-capable';
  meta.content = 'yes';
  document.head.append(meta, link);
}
