import { CreatorScreen } from '../features/creator/creator-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loader } from '../features/creator/creator-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { CreatorScreen as default, ErrorScreen as ErrorBoundary };
