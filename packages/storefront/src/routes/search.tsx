import { SearchErrorScreen } from '../features/search/search-error-screen.tsx';
import { SearchScreen } from '../features/search/search-screen.tsx';

export { loader } from '../features/search/search-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { SearchErrorScreen as ErrorBoundary, SearchScreen as default };
