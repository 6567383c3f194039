import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { PicksScreen } from './picks-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './picks-loader.server.ts';
export { ErrorScreen as ErrorBoundary, PicksScreen as default };
