import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { SignUpScreen } from '../features/sign-in/sign-up-screen.tsx';

export { action, loader } from '../features/sign-in/sign-up-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, SignUpScreen as default };
