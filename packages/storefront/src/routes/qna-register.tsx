import { RegisterScreen } from '../features/qna/register-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/qna/register-page.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, RegisterScreen as default };
