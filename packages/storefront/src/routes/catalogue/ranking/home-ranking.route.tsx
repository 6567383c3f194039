import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { RankingScreen } from './ranking-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './ranking-loader.server.ts';
export { ErrorScreen as ErrorBoundary, RankingScreen as default };
