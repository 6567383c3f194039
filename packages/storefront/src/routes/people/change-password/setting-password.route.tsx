import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { ChangePasswordScreen } from './change-password-screen.tsx';

export { action, loader } from './change-password-loader.server.ts';
export const meta = titleMeta;
export { ChangePasswordScreen as default, ErrorScreen as ErrorBoundary };
