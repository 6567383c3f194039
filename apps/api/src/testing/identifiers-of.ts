import type { Endpoint } from '../http/endpoint.ts';

/** Names of fields that may identify a series, an episode, or something that leads to one. */
const IDENTIFIER = /^(id|ids|key)$|alias|id$|ids$/i;
/** Names of fields that a client makes up, or that identify the client itself. */
const OWN_NAMES = /^(requestId|uuid|token_version_id|clientId|pixelId)$/;

/** The parameters of an endpoint that may name a series or an episode, from its declaration: `path alias`, `body contentsId`. */
export function identifiersOf({ call: { params, query }, body }: Endpoint): string[] {
  return (['path', 'query', 'body'] as const).flatMap((place, index) =>
    [...new Set(namesIn([params, query, body][index]))]
      .filter((name) => IDENTIFIER.test(name) && !OWN_NAMES.test(name))
      .map((name) => `${place} ${name}`),
  );
}

/** The keys of a schema's objects, however they are wrapped. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { entries, options, wrapped, item, pipe } = Object(schema);
  const own = typeof entries === 'object' && entries !== null ? Object.entries(entries) : [];
  const inner = [...own.map(([, value]) => value), ...listed(options), ...listed(pipe), wrapped, item];
  return [...own.map(([name]) => name), ...inner.filter((each) => each !== schema).flatMap(namesIn)];
}

function listed(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
