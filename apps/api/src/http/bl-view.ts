import { blVisibility } from '@longstrip/core';
import type { EndpointCall } from './endpoint.ts';

/** D36: whether the caller sees BL works with this client. */
export function callerSeesBl({
  caller,
  platform,
  device,
}: Pick<EndpointCall, 'caller' | 'platform' | 'device'>): boolean {
  if (caller.kind === 'guest' && caller.view !== null) return caller.view.seesBl;
  const isBlToggle = caller.kind === 'user' ? caller.user.isBlToggle : null;
  return blVisibility(platform.features.blToggle, { client: device.platform, isBlToggle }).works;
}
