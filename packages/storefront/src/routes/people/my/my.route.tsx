import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { MyScreen } from './my-screen.tsx';

export { loader } from './my-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, MyScreen as default };
