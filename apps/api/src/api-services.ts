import type { CommunityServices } from './community/index.ts';
import type { ApiParts as PartsOf } from './http/api-parts.ts';

/** The services of all domains: the last domain's contain those of the ones below. */
export type ApiServices = CommunityServices;

/** What the whole api is made of. */
export type ApiParts = PartsOf<ApiServices>;
