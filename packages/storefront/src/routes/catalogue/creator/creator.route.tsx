import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { CreatorScreen } from './creator-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './creator-loader.server.ts';
export { CreatorScreen as default, ErrorScreen as ErrorBoundary };
