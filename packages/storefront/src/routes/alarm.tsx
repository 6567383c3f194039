import { AlarmScreen } from '../features/alarm/alarm-screen.tsx';
import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';

export { loader } from '../features/alarm/alarm-loader.server.ts';
export const meta = titleMeta;
export { AlarmScreen as default, ErrorScreen as ErrorBoundary };
