/** With this parameter an episode's page is made for the device: complete, with pictures that are on the device. */
export const DEVICE_COPY_PARAMETER = 'copy';

/** The page that lists what is on the device. */
export const DEVICE_PAGE = '/library/device';

/** Where the leases of the device are renewed and ended. */
export const LEASES_PATH = '/_/device/leases';

/** Where a lease is asked for, with the addresses of the pictures. */
export function leasePath(seriesAlias: string, episodeAlias: string): string {
  return `/_/device/lease/${encodeURIComponent(seriesAlias)}/${encodeURIComponent(episodeAlias)}`;
}
