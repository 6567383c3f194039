import type { Platform } from '@longstrip/core';
import type { Logger } from 'pino';
import { createNiceClient, type NiceClient, type NiceSettings } from '../../adapters/nice/nice-client.ts';

/** An identity check by phone, and where it leads back to. */
export interface KoreanCheck {
  readonly nice: NiceClient;
  /** Where readers open the site of a platform. */
  originOf(platformId: string): string;
}

/** Korea's identity check as it is set up; null without a registration, which the log says where a platform needs one. */
export function createKoreanCheck(
  nice: NiceSettings | null | undefined,
  { originOf, platforms, logger }: Pick<KoreanCheck, 'originOf'> & { platforms: readonly Platform[]; logger: Logger },
): KoreanCheck | null {
  if (nice) return { nice: createNiceClient(nice), originOf };
  const waiting = platforms.filter(({ features }) => features.useAdultAuthKr).map(({ id }) => id);
  if (waiting.length > 0) {
    logger.warn(
      { event: 'identity-check-missing', platforms: waiting },
      'NICE_CLIENT_ID is not set: readers with a Korean address cannot be verified',
    );
  }
  return null;
}
