import type { MiddlewareHandler } from 'hono';
import { limitBody } from '../limit-body.ts';
import type { SiteEnv, SiteRequest } from '../site-request.ts';

const MAXIMUM_BYTES = 16_384;

/** The fields of a form or of JSON; the first value of each name. */
export type FormFields = Readonly<Record<string, unknown>>;

const limit = limitBody(MAXIMUM_BYTES, (c) =>
  c.json({ error: { code: 'PAYLOAD_TOO_LARGE', message: 'Too large' } }, 413),
);

/** Limits bodies for the sign-in library and the site's own calls, which are short. Only a POST has its body read. */
export const shortBodies: MiddlewareHandler<SiteEnv> = (c, next) => (c.req.method === 'POST' ? limit(c, next) : next());

/** Reads a body as a form or as JSON, depending on its type; a body that cannot be read has no fields. */
export async function readFields(c: SiteRequest): Promise<FormFields> {
  const type = c.req.header('content-type') ?? '';
  const text = await c.req.text();
  if (!type.includes('json')) return firstValues(new URLSearchParams(text));
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function firstValues(parameters: URLSearchParams): FormFields {
  const names = new Set(parameters.keys());
  return Object.fromEntries([...names].map((name) => [name, parameters.get(name)]));
}

export function isSet(value: unknown): boolean {
  return value === true || (typeof value === 'string' && /^(true|y|1|on)$/i.test(value));
}
