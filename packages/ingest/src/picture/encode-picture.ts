import type { Sharp } from 'sharp';
import type { PageMediaType } from '../publication.ts';
import type { PictureFacts } from './inspect-picture.ts';

export interface EncodedPicture {
  bytes: Buffer;
  mediaType: PageMediaType;
}

const MAX_WEBP_SIDE_PX = 16_383;

/** High enough that re-encoding is not visible. */
const JPEG = { quality: 95, chromaSubsampling: '4:4:4' } as const;
const WEBP_LOSSY = { quality: 95, smartSubsample: true, effort: 4 } as const;
const WEBP_LOSSLESS = { lossless: true, effort: 3 } as const;

/** The media type for a picture that must be re-encoded. */
function mediaTypeFor(facts: PictureFacts): PageMediaType {
  if (facts.kind === 'jpeg') return 'image/jpeg';
  if (facts.kind === 'png') return 'image/png';
  const fitsWebp = facts.widthPx <= MAX_WEBP_SIDE_PX && facts.heightPx <= MAX_WEBP_SIDE_PX;
  return fitsWebp ? 'image/webp' : 'image/png';
}

/** Re-encodes a picture: lossless if the source was, without metadata, in sRGB. */
export async function encodePicture(picture: Sharp, facts: PictureFacts): Promise<EncodedPicture> {
  const mediaType = mediaTypeFor(facts);
  const coloured = picture.toColourspace(facts.isGrey ? 'b-w' : 'srgb');
  if (mediaType === 'image/jpeg') return { bytes: await coloured.jpeg(JPEG).toBuffer(), mediaType };
  if (mediaType === 'image/png') return { bytes: await coloured.png({ compressionLevel: 8 }).toBuffer(), mediaType };
  // WebP has no greyscale; sRGB loses nothing.
  const webp = picture.toColourspace('srgb').webp(facts.isLossless ? WEBP_LOSSLESS : WEBP_LOSSY);
  return { bytes: await webp.toBuffer(), mediaType };
}
