import { isPlatformId, type PlatformId } from '@longstrip/platform-config';
import { RefusedChange } from './refused-change.ts';

/** The schema has checked it; the type of a record's keys does not say so. */
export function knownPlatform(platformId: string): PlatformId {
  if (isPlatformId(platformId)) return platformId;
  throw new RefusedChange('PLATFORM_UNKNOWN', `there is no platform ${platformId}.`);
}
