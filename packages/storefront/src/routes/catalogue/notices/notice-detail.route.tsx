import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { NoticeScreen } from './notice-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './notice-loader.server.ts';
export { ErrorScreen as ErrorBoundary, NoticeScreen as default };
