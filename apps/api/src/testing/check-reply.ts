import { ErrorEnvelopeSchema, EVERY_VERSION, successEnvelopeOf } from '@longstrip/api-contract';
import * as v from 'valibot';
import { type Endpoint, VERSION_PREFIXES } from '../http/endpoint.ts';

/**
 * Throws if a reply differs from the contract in any field: a missing one fails the schema, an extra one is lost in parsing and
 * so differs.
 */
export function checkReply(endpoints: readonly Endpoint[], method: string, path: string, json: unknown): void {
  const result = json !== null && typeof json === 'object' && 'result' in json ? json.result : undefined;
  if (result === undefined) return;
  const endpoint = endpoints.find((candidate) => candidate.call.method === method && matches(candidate, path));
  const schema =
    result === 'SUCCESS' && endpoint !== undefined ? successEnvelopeOf(endpoint.call.data) : ErrorEnvelopeSchema;
  checkAnswer(v.strictObject(schema.entries), json, `${method} ${path}`);
}

/** The same of one value and its schema. */
export function checkAnswer(schema: v.GenericSchema, answered: unknown, call: string): void {
  const [parsed, sent] = [sorted(v.parse(schema, answered)), sorted(answered)];
  if (parsed !== sent) throw new Error(`The reply of ${call} says more than the contract:\n${sent}\n${parsed}`);
}

function matches({ call: { path, versions = EVERY_VERSION } }: Endpoint, asked: string): boolean {
  const pattern = path.replaceAll(/\{\w+\}/g, '[^/]+');
  const prefixes = versions.flatMap((version) => VERSION_PREFIXES[version]);
  return prefixes.some((prefix) => new RegExp(`^${prefix}${pattern}/?$`).test(asked));
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
