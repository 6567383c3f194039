import { ResetPasswordScreen } from '../features/password/reset-password-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/password/reset-password-loader.server.ts';
export const meta = titleMeta;

/** Its form has the secret of the link. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export { ErrorScreen as ErrorBoundary, ResetPasswordScreen as default };
