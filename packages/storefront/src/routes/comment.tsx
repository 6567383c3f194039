import { CommentsScreen } from '../features/comments/comments-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { action } from '../features/comments/comments-action.server.ts';
export { loader } from '../features/comments/comments-loader.server.ts';
export const meta = titleMeta;
export { CommentsScreen as default, ErrorScreen as ErrorBoundary };
