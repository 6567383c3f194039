import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { FaqScreen } from './faq-screen.tsx';

export { pageMeta as meta } from '../../../parts/seo/page-meta.ts';
export { loader } from './faq-loader.server.ts';
export { ErrorScreen as ErrorBoundary, FaqScreen as default };
