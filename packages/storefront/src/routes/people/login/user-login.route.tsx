import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/page-meta.ts';
import { LoginScreen } from './login-screen.tsx';

export { action, loader } from './login.server.ts';
export { ErrorScreen as ErrorBoundary, LoginScreen as default };

export const meta = titleMeta;
