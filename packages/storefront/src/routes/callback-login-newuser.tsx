import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { NewcomerScreen } from '../features/sign-in/newcomer-screen.tsx';

export { action, loader } from '../features/sign-in/newcomer-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, NewcomerScreen as default };
