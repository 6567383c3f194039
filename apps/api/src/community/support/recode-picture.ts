import PQueue from 'p-queue';
import sharp from 'sharp';

/** More pixels are not decoded: phones take 50 million. */
const PIXELS_MOST = 60_000_000;
/** So long one picture may take. */
const SECONDS_MOST = 15;
/** Beyond so many waiting pictures a ticket is to be sent again. */
const WAITING_MOST = 30;

/** A tall screenshot stays readable; the second is for pictures of which the first is still too large, which noise is. */
const CODINGS = [
  { widthPx: 1_600, heightPx: 8_000, quality: 80 },
  { widthPx: 1_200, heightPx: 3_000, quality: 60 },
] as const;
/** The table takes 4 MB. */
const BYTES_MOST = 3 * 1024 * 1024;

/** A picture that this program coded: WebP, upright, without any of what its camera wrote into it. */
export interface RecodedPicture {
  readonly widthPx: number;
  readonly heightPx: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One after the other: a flood of pictures keeps one core busy at most, and little memory. */
const queue = new PQueue({ concurrency: 1 });

/**
 * Decodes a picture whole and codes it anew. `notPicture`: it is none, or damaged, or has too many pixels; `busy`: too many
 * wait.
 */
export async function recodePicture(bytes: Uint8Array): Promise<RecodedPicture | 'notPicture' | 'busy'> {
  if (!hasKnownSignature(bytes)) return 'notPicture';
  if (queue.size >= WAITING_MOST) return 'busy';
  return queue.add(() => recode(bytes));
}

async function recode(bytes: Uint8Array): Promise<RecodedPicture | 'notPicture'> {
  try {
    for (const { widthPx: width, heightPx: height, quality } of CODINGS) {
      const { data, info } = await sharp(bytes, {
        failOn: 'error',
        limitInputPixels: PIXELS_MOST,
        sequentialRead: true,
      })
        .autoOrient()
        .resize({ width, height, fit: 'inside', withoutEnlargement: true })
        .webp({ quality, effort: 2 })
        .timeout({ seconds: SECONDS_MOST })
        .toBuffer({ resolveWithObject: true });
      if (data.byteLength <= BYTES_MOST) {
        return { widthPx: info.width, heightPx: info.height, bytes: new Uint8Array(data) };
      }
    }
  } catch {
    // The decoder's own words are about the bytes, and for nobody.
  }
  return 'notPicture';
}

const ascii = (text: string) => Buffer.from(text, 'latin1');
/** How JPEG, PNG and GIF begin; WebP begins with RIFF and has its name at 8. No decoder of anything else is reached. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47]), ascii('GIF8')];

function hasKnownSignature(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12));
  const isWebp = start.subarray(0, 4).equals(ascii('RIFF')) && start.subarray(8, 12).equals(ascii('WEBP'));
  return isWebp || BEGINNINGS.some((beginning) => start.subarray(0, beginning.length).equals(beginning));
}
