import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { ChargeScreen } from './charge-screen.tsx';

export { action, loader } from './charge-loader.server.ts';
export const meta = titleMeta;
export { ChargeScreen as default, ErrorScreen as ErrorBoundary };
