import { ResetPasswordScreen } from '../features/password/reset-password-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/password/reset-password-loader.server.ts';
export const meta = titleMeta;

/** Its address and its form have the secret of the link: no browser keeps the page. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export { ErrorScreen as ErrorBoundary, ResetPasswordScreen as default };
