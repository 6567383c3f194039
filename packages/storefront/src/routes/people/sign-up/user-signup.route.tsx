import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { SignUpScreen } from './sign-up-screen.tsx';

export { action, loader } from './sign-up-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, SignUpScreen as default };
