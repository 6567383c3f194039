import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { AlarmScreen } from './alarm-screen.tsx';

export { loader } from './alarm-loader.server.ts';
export const meta = titleMeta;
export { AlarmScreen as default, ErrorScreen as ErrorBoundary };
