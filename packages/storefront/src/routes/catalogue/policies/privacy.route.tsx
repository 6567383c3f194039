import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { PolicyScreen } from './policy-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loadPrivacy as loader } from './policies.server.ts';
export { ErrorScreen as ErrorBoundary, PolicyScreen as default };
