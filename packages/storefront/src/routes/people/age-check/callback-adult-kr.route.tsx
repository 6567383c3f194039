import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { PhoneCheckResultScreen } from './phone-check-result-screen.tsx';

export { loader } from './phone-check-result.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, PhoneCheckResultScreen as default };
