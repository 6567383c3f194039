export { isOAuthProvider, providerSettings } from './auth/oauth/provider-settings.ts';
export { createPageStore, type PageStore } from './page-cache/index.ts';
export type { SiblingSite } from './page-guards.ts';
export { createPictureStore, type PictureStore } from './picture-cache/index.ts';
export { createStartingPage } from './plain-pages.ts';
export type { SiteLogger, SiteServerOptions } from './site-options.ts';
export { createSiteServer } from './site-server.ts';
