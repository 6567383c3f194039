import { PicksScreen } from '../features/pick/picks-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loader } from '../features/pick/picks-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, PicksScreen as default };
