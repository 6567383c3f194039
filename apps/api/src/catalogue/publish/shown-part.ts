import sharp, { type Metadata, type Raw, type Sharp } from 'sharp';

/** Longer side of a cover and of whatever is cut from it (D39). */
export const MAX_COVER_PX = 1600;

/** How much of a picture may be public: all of it, or, of a page, one quarter (D39). */
export type ShownShare = 'whole' | 'quarter';

/** What may be shown of a picture, decoded; everything public is cut from this only. */
export interface ShownPart {
  readonly share: ShownShare;
  readonly pixels: Buffer;
  readonly raw: Raw;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a picture that may be public, at most `MAX_COVER_PX` on its longer side and never enlarged. The quarter of a page
 * is one upright rectangle around what attracts the eye. It is always the same one, so that the pictures made from it never show
 * more of the page together.
 */
export async function shownPart(bytes: Uint8Array, share: ShownShare): Promise<ShownPart> {
  const whole = sizeOf(await sharp(bytes).metadata());
  const part = share === 'whole' ? whole : quarterOf(whole);
  const scale = Math.min(1, MAX_COVER_PX / Math.max(part.width, part.height));
  const scaled = {
    width: Math.max(1, Math.floor(whole.width * scale)),
    height: Math.max(1, Math.floor(whole.height * scale)),
  };
  const decoded = await pixelsOf(
    sharp(bytes)
      .rotate()
      .resize({ ...scaled, fit: 'fill' })
      .toColourspace('srgb')
      .flatten({ background: '#ffffff' }),
  );
  if (share === 'whole') return { share, ...decoded };
  const { width, height } = quarterOf(scaled);
  // Cutting around what attracts the eye moves along one side at a time.
  const band = await cutByEye(decoded, { width: scaled.width, height });
  return { share, ...(await cutByEye(band, { width, height })) };
}

/** An upright rectangle of a quarter of the area: 3:4, or as near to that as the sides allow. */
function quarterOf({ width, height }: Size): Size {
  const areaPx = Math.floor((width * height) / 4);
  const narrow = clamp(Math.sqrt((areaPx * 3) / 4), width);
  const high = clamp(areaPx / narrow, height);
  return { width: clamp(areaPx / high, high < height ? narrow : width), height: high };
}

function clamp(lengthPx: number, maxPx: number): number {
  return Math.min(maxPx, Math.max(1, Math.floor(lengthPx)));
}

function cutByEye({ pixels, raw }: Omit<ShownPart, 'share'>, size: Size): Promise<Omit<ShownPart, 'share'>> {
  return pixelsOf(sharp(pixels, { raw }).resize({ ...size, fit: 'cover', position: sharp.strategy.attention }));
}

async function pixelsOf(image: Sharp): Promise<Omit<ShownPart, 'share'>> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { pixels: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function sizeOf({ width, height, orientation = 1 }: Metadata): Size {
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
