import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { UnsubscribeScreen } from './unsubscribe-screen.tsx';

export { action, loader } from './unsubscribe-loader.server.ts';
export const meta = titleMeta;

/** Its address has the reader's own link: no browser keeps the page, and no other page hears of it. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export { ErrorScreen as ErrorBoundary, UnsubscribeScreen as default };
