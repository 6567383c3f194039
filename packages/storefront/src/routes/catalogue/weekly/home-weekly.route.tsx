import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { WeeklyScreen } from './weekly-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './weekly-loader.server.ts';
export { ErrorScreen as ErrorBoundary, WeeklyScreen as default };
