import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { LoginScreen } from './login-screen.tsx';

export { action, loader } from './login-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, LoginScreen as default };
