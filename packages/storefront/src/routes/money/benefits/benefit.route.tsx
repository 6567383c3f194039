import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { BenefitScreen } from './benefit-screen.tsx';

export { loader } from './benefit-loader.server.ts';
export const meta = titleMeta;
export { BenefitScreen as default, ErrorScreen as ErrorBoundary };
