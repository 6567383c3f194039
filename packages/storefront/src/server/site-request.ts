import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** What the steps of a site's server tell the next ones of a request. */
interface SiteVariables {
  requestId: string;
  nonce: string;
  clientAddress: string;
  pathname: string;
  isData: boolean;
}
export type SiteEnv = { Bindings: Partial<HttpBindings>; Variables: SiteVariables };

export type SiteRequest = Context<SiteEnv>;
