import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { QnaScreen } from './qna-screen.tsx';

export { action, loader } from './qna-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, QnaScreen as default };
