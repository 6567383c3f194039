import { DOCUMENT_ROLES, type OperatorCall } from '@longstrip/api-contract';
import { ALL_PLATFORMS, type OperatorNeed, type OperatorRole } from '@longstrip/core';
import { isPlatformId } from '@longstrip/platform-config';
import { readUploadHeaders } from '../../catalogue/index.ts';

/** What of a request says where it acts. */
export interface NeedFacts {
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  /** The parsed body; read only if the call's platform is in it. */
  body(): Promise<unknown>;
}

type RoleCall = Extract<OperatorCall, { platform: unknown }>;

/**
 * What a request needs. A platform that is not named, or that there is none of, counts as all of them: the narrowest reading is
 * never the one that lets a request through.
 */
export async function readNeeds(call: RoleCall, facts: NeedFacts): Promise<OperatorNeed[]> {
  const { roles, platform: place } = call;
  if (place === 'none') return [{ roles, scope: null }];
  if (place === 'all') return [{ roles, scope: ALL_PLATFORMS }];
  if (place === 'query') return [{ roles, scope: scopeOf(facts.query.platform) }];
  if (place === 'body') return [{ roles, scope: scopeOf(fieldOf(await facts.body(), 'platform')) }];
  if (place === 'document') return documentNeeds(fieldOf(await facts.body(), 'document'));
  const ids = place === 'platforms' ? listOf(await facts.body()) : uploadedTo(facts.headers);
  return ids.length === 0 ? [{ roles, scope: ALL_PLATFORMS }] : ids.map((id) => ({ roles, scope: scopeOf(id) }));
}

function uploadedTo(headers: Headers): readonly unknown[] {
  return readUploadHeaders(headers)?.options.platformIds ?? [];
}

function listOf(body: unknown): readonly unknown[] {
  const ids = fieldOf(body, 'platformIds');
  return Array.isArray(ids) ? ids : [];
}

function scopeOf(platform: unknown): string {
  return typeof platform === 'string' && isPlatformId(platform) ? platform : ALL_PLATFORMS;
}

function fieldOf(value: unknown, name: string): unknown {
  return new Map<string, unknown>(Object.entries(Object(value))).get(name);
}

const SECTIONS: ReadonlyMap<string, readonly OperatorRole[]> = new Map(Object.entries(DOCUMENT_ROLES));
const OWNER: readonly OperatorRole[] = ['owner'];

/** Each entry of a document needs the roles of its section, where it acts. */
export function documentNeeds(document: unknown): OperatorNeed[] {
  const needs = Object.entries(Object(document)).flatMap(([section, entries]): OperatorNeed[] => {
    const roles = SECTIONS.get(section) ?? OWNER;
    if (!Array.isArray(entries)) return [{ roles, scope: ALL_PLATFORMS }];
    const scopes = new Set(
      entries.flatMap((entry) => (section === 'series' ? seriesScopes(entry) : [entryScope(section, entry)])),
    );
    return [...scopes].map((scope) => ({ roles, scope }));
  });
  return needs.length > 0 ? needs : [{ roles: OWNER, scope: ALL_PLATFORMS }];
}

/** An entry for one platform names it as `platform`, a platform itself as `id`. */
function entryScope(section: string, entry: unknown): string {
  return scopeOf(fieldOf(entry, section === 'platforms' ? 'id' : 'platform'));
}

const NAMES_THE_SERIES = 'series';
const NAMES_THE_EPISODE = 'number';

/** A series and its episodes belong to all platforms; what is below `platforms` belongs to the platform that it names. */
function seriesScopes(entry: unknown): string[] {
  return Object.entries(Object(entry)).flatMap(([key, value]) => {
    if (key === NAMES_THE_SERIES) return [];
    if (key === 'platforms') return Object.keys(Object(value)).map(scopeOf);
    if (key !== 'episodes' || !Array.isArray(value)) return [ALL_PLATFORMS];
    return value.flatMap((episode: unknown) =>
      Object.entries(Object(episode)).flatMap(([field, of]) => {
        if (field === NAMES_THE_EPISODE) return [];
        return field === 'platforms' ? Object.keys(Object(of)).map(scopeOf) : [ALL_PLATFORMS];
      }),
    );
  });
}
