import { createHash } from 'node:crypto';
import { TicketDraftSchema } from '@longstrip/api-contract';
import { BUSINESS_DEFAULTS } from '@longstrip/core';
import PQueue from 'p-queue';
import sharp from 'sharp';
import * as v from 'valibot';
import { type BodyLimits, type JsonBody, readBytes } from '../../http/json-body.ts';

const { ticketImageBytes, ticketImageCount } = BUSINESS_DEFAULTS;
/** The most that the texts of a ticket and the syntax of the form need. */
const TEXTS_MOST_BYTES = 64 * 1024;
/** Only pictures can make a form larger than this, so it gets the answer of a picture that is too large. */
const FORM_MOST_BYTES = ticketImageCount * ticketImageBytes + TEXTS_MOST_BYTES;
/** More parts than any client of a ticket sends. */
const PARTS_MOST = 40;
/** Names of picture fields; the second is how clients in PHP write a list. */
const PICTURE_NAMES: ReadonlySet<string> = new Set(['images', 'images[]']);

/**
 * Reads the form of a ticket within its limits: its fields as texts, its pictures as `images`. No more than the limit is
 * held in memory, whatever Content-Length says.
 */
export async function readTicketForm(request: Request, { ms }: BodyLimits): Promise<JsonBody> {
  const read = await readBytes(request, { bytes: FORM_MOST_BYTES, ms });
  if (read === 'tooLarge')
    return { ok: false, code: 'FILE_SIZE', detail: `A form holds at most ${FORM_MOST_BYTES} bytes` };
  if (read === 'tooSlow') return { ok: false, code: 'REQUEST_TIMEOUT', detail: `A body comes within ${ms} ms` };
  if (read === 'aborted') {
    return { ok: false, code: 'MALFORMED_REQUEST', detail: 'The body is incomplete', abortedByClient: true };
  }
  const form = await parseForm(read, request.headers.get('content-type') ?? '');
  if (form === null) return { ok: false, code: 'MALFORMED_REQUEST', detail: 'The body is no form' };
  return { ok: true, value: await fieldsOf(form) };
}

async function parseForm(bytes: Uint8Array, type: string): Promise<FormData | null> {
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData();
    return [...form.keys()].length > PARTS_MOST ? null : form;
  } catch {
    return null;
  }
}

/** The first of several fields of one name counts. A field for pictures that was left empty comes as a file of no bytes. */
async function fieldsOf(form: FormData): Promise<Record<string, unknown>> {
  const fields = new Map<string, unknown>();
  const images: UploadedPicture[] = [];
  for (const [name, value] of form) {
    if (typeof value !== 'string') {
      if (PICTURE_NAMES.has(name) && value.size > 0)
        images.push(new UploadedPicture(new Uint8Array(await value.arrayBuffer())));
    } else if (!PICTURE_NAMES.has(name) && !fields.has(name)) {
      fields.set(name, value);
    }
  }
  return { ...Object.fromEntries(fields), images };
}

/** More pixels are not decoded: phones take 50 million. */
const PIXELS_MOST = 60_000_000;
/** The longest time that one picture may take. */
const SECONDS_MOST = 15;
/** If this many pictures wait, the reader has to send the ticket again. */
const WAITING_MOST = 30;

/**
 * Tried in this order. With the first a tall screenshot stays readable; the second is for pictures that are still too large, such
 * as noise.
 */
const CODINGS = [
  { widthPx: 1_600, heightPx: 8_000, quality: 80 },
  { widthPx: 1_200, heightPx: 3_000, quality: 60 },
] as const;
/** The table accepts up to 4 MB. */
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
 * Decodes a picture completely and codes it anew. `notPicture`: it is none, or damaged, or has too many pixels; `busy`: too many
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
    // The decoder's own message is about the bytes, and helps no reader.
  }
  return 'notPicture';
}

const ascii = (text: string) => Buffer.from(text, 'latin1');
/** How JPEG, PNG and GIF begin; WebP begins with RIFF and has its name at 8. Other formats never reach a decoder. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47]), ascii('GIF8')];

function hasKnownSignature(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12));
  const isWebp = start.subarray(0, 4).equals(ascii('RIFF')) && start.subarray(8, 12).equals(ascii('WEBP'));
  return isWebp || BEGINNINGS.some((beginning) => start.subarray(0, beginning.length).equals(beginning));
}

/** A picture as it was sent, in its own coding and not looked into yet. */
class UploadedPicture {
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
  }

  /** What the stored request compares (D40): a hash of the content, not every byte as a number. */
  toJSON(): string {
    return createHash('sha256').update(this.bytes).digest('hex');
  }
}

/** A ticket as it was sent, as JSON or as a form with pictures. */
export const TicketBodySchema = v.object({
  ...TicketDraftSchema.entries,
  images: v.optional(v.array(v.instance(UploadedPicture)), []),
});
export type TicketBody = v.InferOutput<typeof TicketBodySchema>;
