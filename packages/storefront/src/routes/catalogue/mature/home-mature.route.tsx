import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { MatureScreen } from './mature-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './mature-loader.server.ts';
export { ErrorScreen as ErrorBoundary, MatureScreen as default };
