import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { HomeScreen } from './home-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './home-loader.server.ts';
export { ErrorScreen as ErrorBoundary, HomeScreen as default };
