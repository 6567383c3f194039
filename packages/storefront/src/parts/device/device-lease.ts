import { LEASE_LIMITS } from '@longstrip/core';
import { hasShape, isListOf, isNumber, isOneOf, isText, orNull } from '../../root/shape.ts';

/** A picture that a copy needs. */
export interface DevicePicture {
  /** Its name among the parts of the copy. */
  name: string;
  /** Narrowest first; a width of 0 is not known. */
  sources: { widthPx: number; address: string }[];
}

/** The answer of the site to a device that asks for an episode. */
export interface DeviceLease {
  /** AES-GCM key, base64url. */
  key: string;
  endsAtMs: number;
  /** It ends with a rental or a free window. */
  isRental: boolean;
  /** `readerKey`. */
  reader: string;
  seriesTitle: string;
  episodeTitle: string;
  pictures: DevicePicture[];
}

const isFlag = isOneOf([true, false]);

export const isDeviceLease = hasShape<DeviceLease>({
  key: isText,
  endsAtMs: isNumber,
  isRental: isFlag,
  reader: isText,
  seriesTitle: isText,
  episodeTitle: isText,
  pictures: isListOf(
    hasShape<DevicePicture>({
      name: isText,
      sources: isListOf(hasShape<DevicePicture['sources'][number]>({ widthPx: isNumber, address: isText })),
    }),
  ),
});

/** Why the site grants none: the sentence for the reader. */
export const isLeaseRefusal = hasShape<{ code: string; text: string }>({ code: isText, text: isText });

/** Which copies may stay: until when, or null for one that goes. */
export interface Renewal {
  reader: string;
  leases: { contentsAlias: string; episodeAlias: string; endsAt: number | null; isRental: boolean }[];
}

export const isRenewal = hasShape<Renewal>({
  reader: isText,
  leases: isListOf(
    hasShape<Renewal['leases'][number]>({
      contentsAlias: isText,
      episodeAlias: isText,
      endsAt: orNull(isNumber),
      isRental: isFlag,
    }),
  ),
});

/** A lease that ends sooner than others by more than this ends with the access to the episode. */
const MARGIN_MS = 60_000;

/** Whether a lease that is granted now ends with the access to the episode, as a rental or a free window does. */
export function endsWithAccess(endsAtMs: number, nowMs: number): boolean {
  return endsAtMs < nowMs + LEASE_LIMITS.days * 24 * 3_600_000 - MARGIN_MS;
}
