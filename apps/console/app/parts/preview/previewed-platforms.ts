import { PLATFORMS } from '@longstrip/platform-config';
import type { PreviewedPlatform } from './preview-dialog.tsx';

/** Every site that can be previewed; the api decides whether the operator may. */
export function previewedPlatforms(): PreviewedPlatform[] {
  return PLATFORMS.map(({ id, brand, locales, timeZone }) => ({ id, name: brand.name, locales, timeZone }));
}
