export { providerSettings } from './auth/oauth/provider-addresses.ts';
export { isOAuthProvider } from './auth/oauth/provider-settings.ts';
export { createPageStore, type PageStore } from './kept-pages/index.ts';
export type { SiblingSite } from './page-guards.ts';
export type { SiteLogger, SiteServerOptions } from './site-options.ts';
export { createSiteServer } from './site-server.ts';
export { createStartingPage } from './starting-page.ts';
