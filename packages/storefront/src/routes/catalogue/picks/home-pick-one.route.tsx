import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { PickScreen } from './pick-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './pick-loader.server.ts';
export { ErrorScreen as ErrorBoundary, PickScreen as default };
