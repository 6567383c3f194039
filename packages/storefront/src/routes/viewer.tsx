import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { ViewerScreen } from '../features/viewer/viewer-screen.tsx';

export { action } from '../features/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { loader } from '../features/viewer/viewer-loader.server.ts';
export { ErrorScreen as ErrorBoundary, ViewerScreen as default };
