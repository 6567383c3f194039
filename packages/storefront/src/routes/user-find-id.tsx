import { FindIdScreen } from '../features/password/find-id-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/password/find-id-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, FindIdScreen as default };
