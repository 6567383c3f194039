import { EventScreen } from '../features/event/event-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { action } from '../features/event/event-action.server.ts';
export { loader } from '../features/event/event-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, EventScreen as default };
