import { ErrorScreen } from '../../../parts/refusals/error-screen.tsx';
import { titleMeta } from '../../../parts/seo/title-meta.ts';
import { TransferLoginScreen } from './transfer-login-screen.tsx';

export { action, loader } from './transfer-login-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferLoginScreen as default };
