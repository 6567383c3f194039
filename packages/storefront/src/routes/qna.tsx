import { QnaScreen } from '../features/qna/qna-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action, loader } from '../features/qna/qna-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, QnaScreen as default };
