import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { DetailScreen } from './detail-screen.tsx';

export { action } from '../../../parts/purchase/purchase-action.server.ts';
export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './detail-loader.server.ts';
export { DetailScreen as default, ErrorScreen as ErrorBoundary };
