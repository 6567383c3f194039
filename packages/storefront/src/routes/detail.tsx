import { DetailScreen } from '../features/detail/detail-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loader } from '../features/detail/detail-loader.server.ts';
export { action } from '../features/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { DetailScreen as default, ErrorScreen as ErrorBoundary };
