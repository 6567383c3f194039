import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { FindPasswordScreen } from './find-password-screen.tsx';

export { action, loader } from './find-password-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, FindPasswordScreen as default };
