import type { HttpBindings } from '@hono/node-server';
import { matchRoute } from '@longstrip/core';
import type { Context } from 'hono';
import { readCookies } from '../cookies/site-cookies.ts';
import type { SignInCookies } from './auth/sign-in-cookies.ts';
import type { SiteClient } from './client/which-client.ts';
import type { SitePreview } from './preview/preview-step.ts';
import type { RequestSession } from './session/request-session.ts';

/** Values that the steps of a site's server pass on to later steps of a request. */
interface SiteVariables {
  parts: RequestParts;
  requestId: string;
  nonce: string;
  clientAddress: string;
  pathname: string;
  isData: boolean;
  client: SiteClient;
  session: RequestSession;
  /** Only of a request with the pass of a preview. */
  preview?: SitePreview;
  signInCookies: SignInCookies;
}
export type SiteEnv = { Bindings: Partial<HttpBindings>; Variables: SiteVariables };

export type SiteRequest = Context<SiteEnv>;

/** Whether a request only reads: its page changes nothing. */
export function isReading(c: SiteRequest): boolean {
  return c.req.method === 'GET' || c.req.method === 'HEAD';
}

/** Whether a request reads the document of a page, whose frame shows the wallet. */
export function isDocument(c: SiteRequest): boolean {
  return isReading(c) && !c.get('isData') && matchRoute(c.get('pathname')) !== null;
}

/** The parts of a request that the steps of a site's server read, parsed once. */
export interface RequestParts {
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** @param name in lower case; null: the request does not have this header */
  header(name: string): string | null;
}

export function requestParts(request: Request): RequestParts {
  return {
    url: new URL(request.url),
    cookies: readCookies(request.headers.get('cookie')),
    header: (name) => request.headers.get(name),
  };
}
