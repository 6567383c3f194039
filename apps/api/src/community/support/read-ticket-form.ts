import { BUSINESS_DEFAULTS } from '@longstrip/core';
import { type BodyLimits, type JsonBody, readBytes } from '../../http/json-body.ts';
import { UploadedPicture } from './uploaded-picture.ts';

const { ticketImageBytes, ticketImageCount } = BUSINESS_DEFAULTS;
/** What the texts of a ticket and the frame around its parts need at most. */
const TEXTS_MOST_BYTES = 64 * 1024;
/** Only pictures make a form larger than this: it is answered as one of them alone would be. */
const FORM_MOST_BYTES = ticketImageCount * ticketImageBytes + TEXTS_MOST_BYTES;
/** More parts than any client of a ticket sends. */
const PARTS_MOST = 40;
/** Parts of pictures; the second as clients of PHP write a list. */
const PICTURE_NAMES: ReadonlySet<string> = new Set(['images', 'images[]']);

/**
 * Reads the form of a ticket within its limits: its fields as texts, its pictures as `images`. No more than the limit is
 * kept in memory, whatever Content-Length says.
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
