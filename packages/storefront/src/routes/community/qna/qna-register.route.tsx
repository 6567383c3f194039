import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { RegisterScreen } from './register-screen.tsx';

export { action, loader } from './register-page.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, RegisterScreen as default };
