import { PhoneCheckResultScreen } from '../features/age-check/phone-check-result-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { loader } from '../features/age-check/phone-check-result.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, PhoneCheckResultScreen as default };
