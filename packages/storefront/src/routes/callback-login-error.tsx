import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { LoginScreen } from '../features/sign-in/login-screen.tsx';

export { action, loader } from '../features/sign-in/login-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, LoginScreen as default };
