import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { FreeScreen } from './free-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './free-loader.server.ts';
export { ErrorScreen as ErrorBoundary, FreeScreen as default };
