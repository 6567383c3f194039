import { PolicyScreen } from '../features/policy/policy-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';

export { loadTerms as loader } from '../features/policy/policy-loader.server.ts';
export { pageMeta as meta } from '../features/seo/page-meta.ts';
export { ErrorScreen as ErrorBoundary, PolicyScreen as default };
