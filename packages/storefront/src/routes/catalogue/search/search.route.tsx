import { SearchErrorScreen } from './search-error-screen.tsx';
import { SearchScreen } from './search-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './search-loader.server.ts';
export { SearchErrorScreen as ErrorBoundary, SearchScreen as default };
