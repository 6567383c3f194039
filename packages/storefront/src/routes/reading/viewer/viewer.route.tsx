import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { ViewerScreen } from './viewer-screen.tsx';

export { action } from '../../../parts/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './viewer-loader.server.ts';
export { ErrorScreen as ErrorBoundary, ViewerScreen as default };
