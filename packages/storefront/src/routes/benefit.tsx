import { BenefitScreen } from '../features/benefit/benefit-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { loader } from '../features/benefit/benefit-loader.server.ts';
export const meta = titleMeta;
export { BenefitScreen as default, ErrorScreen as ErrorBoundary };
