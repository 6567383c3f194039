import type { PushSender } from '../adapters/web-push.ts';
import type { ApiParts } from '../http/api-parts.ts';
import type { MoneyServices } from '../money/index.ts';

/** The services that the community needs. */
export interface CommunityServices extends MoneyServices {
  /** Sends messages to the push services of browsers; null: it is not set up. */
  readonly push: PushSender | null;
}

export type CommunityParts = ApiParts<CommunityServices>;
