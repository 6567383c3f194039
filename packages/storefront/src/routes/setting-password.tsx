import { ChangePasswordScreen } from '../features/password/change-password-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/password/change-password-loader.server.ts';
export const meta = titleMeta;
export { ChangePasswordScreen as default, ErrorScreen as ErrorBoundary };
