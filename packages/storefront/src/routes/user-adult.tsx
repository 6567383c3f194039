import { AgeCheckScreen } from '../features/age-check/age-check-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action } from '../features/age-check/age-check-action.server.ts';
export { loader } from '../features/age-check/age-check-page.server.ts';
export const meta = titleMeta;
export { AgeCheckScreen as default, ErrorScreen as ErrorBoundary };
