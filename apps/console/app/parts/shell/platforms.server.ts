import { OPERATOR_CALLS } from '@longstrip/api-contract';
import { ALL_PLATFORMS } from '@longstrip/core';
import { isPlatformId, PLATFORMS } from '@longstrip/platform-config';
import { redirect } from '@remix-run/node';
import type { ConsoleContext } from '../../context.ts';
import { type Me, MeSchema } from '../calls/account-answers.ts';
import { read } from '../calls/answers.server.ts';
import type { Choice } from '../form/fields.tsx';

/** The platforms that an operator has a role on, as choices. */
export function platformsOf({ roles }: Pick<Me, 'roles'>): Choice[] {
  const scopes = roles.map((grant) => grant.split('/')[1] ?? '');
  return PLATFORMS.filter(({ id }) => scopes.includes(ALL_PLATFORMS) || scopes.includes(id)).map(({ id, brand }) => ({
    value: id,
    label: `${brand.name} (${id})`,
  }));
}

/**
 * The platform that a list is of: the address names it. Without one it is the one chosen last, or the operator's first.
 * @throws Response a redirect to the address with it, so that an address always shows the same list
 */
export async function listedPlatform(console: ConsoleContext, request: Request): Promise<string> {
  const url = new URL(request.url);
  const named = url.searchParams.get('platform');
  if (named !== null && isPlatformId(named)) return named;
  const known = console.platform;
  const [first] =
    known === '' ? platformsOf(await read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request)) : [];
  url.searchParams.set('platform', known === '' ? (first?.value ?? '') : known);
  throw redirect(`${url.pathname}${url.search}`);
}

/** What a search is sent to: `all`, or each platform of an operator who has no role on all of them. */
export function searchedPlatforms({ roles }: Pick<Me, 'roles'>): string[] {
  const isForAll = roles.some((grant) => grant.endsWith(`/${ALL_PLATFORMS}`));
  return isForAll ? [ALL_PLATFORMS] : platformsOf({ roles }).map(({ value }) => value);
}
