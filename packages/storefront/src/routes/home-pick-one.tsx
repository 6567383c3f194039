import { PickScreen } from '../features/pick/pick-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loader } from '../features/pick/pick-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, PickScreen as default };
