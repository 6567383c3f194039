import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { NoticeListScreen } from './notice-list-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './notice-list-loader.server.ts';
export { ErrorScreen as ErrorBoundary, NoticeListScreen as default };
