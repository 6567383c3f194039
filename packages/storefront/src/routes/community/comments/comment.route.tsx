import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { CommentsScreen } from './comments-screen.tsx';

export { action } from './comments-action.server.ts';
export { loader } from './comments-loader.server.ts';
export const meta = titleMeta;
export { CommentsScreen as default, ErrorScreen as ErrorBoundary };
