import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { AgeCheckScreen } from './age-check-screen.tsx';

export { loader } from '../../../parts/age-check/age-check-page.server.ts';
export { action } from './age-check-action.server.ts';
export const meta = titleMeta;
export { AgeCheckScreen as default, ErrorScreen as ErrorBoundary };
