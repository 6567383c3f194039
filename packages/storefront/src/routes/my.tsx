import { MyScreen } from '../features/my/my-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { loader } from '../features/my/my-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, MyScreen as default };
