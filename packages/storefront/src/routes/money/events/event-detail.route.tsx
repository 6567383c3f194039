import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { EventScreen } from './event-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { action } from './event-action.server.ts';
export { loader } from './event-loader.server.ts';
export { ErrorScreen as ErrorBoundary, EventScreen as default };
