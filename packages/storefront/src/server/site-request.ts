import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { DoorCookies } from './auth/door-cookies.ts';
import type { SiteClient } from './client/which-client.ts';
import type { RequestParts } from './request-parts.ts';
import type { RequestSession } from './session/request-session.ts';

/** What the steps of a site's server tell the next ones of a request. */
interface SiteVariables {
  parts: RequestParts;
  requestId: string;
  nonce: string;
  clientAddress: string;
  pathname: string;
  isData: boolean;
  client: SiteClient;
  session: RequestSession;
  doorCookies: DoorCookies;
}
export type SiteEnv = { Bindings: Partial<HttpBindings>; Variables: SiteVariables };

export type SiteRequest = Context<SiteEnv>;
