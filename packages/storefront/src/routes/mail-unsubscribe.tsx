import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { UnsubscribeScreen } from '../features/unsubscribe/unsubscribe-screen.tsx';

export { action, loader } from '../features/unsubscribe/unsubscribe-loader.server.ts';
export const meta = titleMeta;

/** Its address has the reader's own link: no browser keeps the page, and no other page hears of it. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export { ErrorScreen as ErrorBoundary, UnsubscribeScreen as default };
