import { LEASE_LIMITS } from '@longstrip/core';
import * as v from 'valibot';

const PictureSchema = v.object({
  /** Its name among the parts of the copy. */
  name: v.string(),
  /** Narrowest first; a width of 0 is not known. */
  sources: v.array(v.object({ widthPx: v.number(), address: v.string() })),
});
/** A picture that a copy needs. */
export type DevicePicture = v.InferOutput<typeof PictureSchema>;

/** The answer of the site to a device that asks for an episode. */
export const DeviceLeaseSchema = v.object({
  /** AES-GCM key, base64url. */
  key: v.string(),
  endsAtMs: v.number(),
  /** It ends with a rental or a free window. */
  isRental: v.boolean(),
  /** `readerKey`. */
  reader: v.string(),
  seriesTitle: v.string(),
  episodeTitle: v.string(),
  pictures: v.array(PictureSchema),
});
export type DeviceLease = v.InferOutput<typeof DeviceLeaseSchema>;

/** Why the site grants none: the sentence for the reader. */
export const LeaseRefusalSchema = v.object({ code: v.string(), text: v.string() });

/** Which copies may stay: until when, or null for one that goes. */
export const RenewalSchema = v.object({
  reader: v.string(),
  leases: v.array(
    v.object({
      contentsAlias: v.string(),
      episodeAlias: v.string(),
      endsAt: v.nullable(v.number()),
      isRental: v.boolean(),
    }),
  ),
});

/** A lease that ends sooner than others by more than this ends with the access to the episode. */
const MARGIN_MS = 60_000;

/** Whether a lease that is granted now ends with the access to the episode, as a rental or a free window does. */
export function endsWithAccess(endsAtMs: number, nowMs: number): boolean {
  return endsAtMs < nowMs + LEASE_LIMITS.days * 24 * 3_600_000 - MARGIN_MS;
}
