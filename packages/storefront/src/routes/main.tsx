import { HomeScreen } from '../features/home/home-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loader } from '../features/home/home-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, HomeScreen as default };
