import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

export { action, loader } from './reset-password-loader.server.ts';
export const meta = titleMeta;

/** Its form has the secret of the link. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' };
}

export { ErrorScreen as ErrorBoundary, ResetPasswordScreen as default };
