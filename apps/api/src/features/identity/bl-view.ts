import { blVisibility } from '@longstrip/core';
import type { EndpointCall } from '../../http/endpoint.ts';

/** D36: whether BL works are listed and opened for the caller, on the device they call with. */
export function callerSeesBl({ caller, platform, device }: EndpointCall): boolean {
  const isBlToggle = caller.kind === 'user' ? caller.user.isBlToggle : null;
  return blVisibility(platform.features.blToggle, { client: device.platform, isBlToggle }).works;
}
