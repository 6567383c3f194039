import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { EventListScreen } from './event-list-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './event-list-loader.server.ts';
export { ErrorScreen as ErrorBoundary, EventListScreen as default };
