import { ErrorScreen } from '../features/refusal-pages/error-screen.tsx';
import { titleMeta } from '../features/seo/title-meta.ts';
import { TransferLoginScreen } from '../features/transfer/transfer-login-screen.tsx';

export { action, loader } from '../features/transfer/transfer-login-loader.server.ts';
export const meta = titleMeta;
export { ErrorScreen as ErrorBoundary, TransferLoginScreen as default };
