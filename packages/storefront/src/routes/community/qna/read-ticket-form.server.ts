import { unstable_parseMultipartFormData as parseMultipart, type UploadHandlerPart } from '@remix-run/server-runtime';

/** The field of the form that holds pictures. */
export const PICTURES_FIELD = 'pictures';

/** A field is text; what is longer is no form of ours. */
const TEXT_MOST_BYTES = 16 * 1024;
/** More is not read at all, whatever it is. */
const FORM_MOST_BYTES = 32 * 1024 * 1024;
const PARTS_MOST = 40;

/** What was sent with the form of a ticket. */
export interface SentTicket {
  fields: Record<string, string>;
  /** The pictures that are not too large, as they came. */
  pictures: Blob[];
  /** The size of every picture; of one that is too large just more than it may have. */
  sizesBytes: number[];
}

class FormTooLarge extends Error {}

/**
 * Reads the form part by part. Of a picture that is too large nothing is kept, and no more in all than the limits say; the
 * texts, which come before the pictures, are kept in any case, so that nobody has to write them again.
 *
 * @throws a 400 response where it is no form
 */
export async function readTicketForm(
  request: Request,
  { ticketImageBytes, ticketImageCount }: { ticketImageBytes: number; ticketImageCount: number },
): Promise<SentTicket> {
  const sent: SentTicket = { fields: {}, pictures: [], sizesBytes: [] };
  const room = { bytes: FORM_MOST_BYTES, parts: PARTS_MOST };
  const takePart = async ({ name, filename, data }: UploadHandlerPart): Promise<null> => {
    room.parts -= 1;
    if (room.parts < 0) throw new FormTooLarge();
    const isPicture = name === PICTURES_FIELD && filename !== undefined;
    const mayKeep = isPicture ? sent.pictures.length < ticketImageCount : filename === undefined;
    const mostBytes = isPicture ? ticketImageBytes : TEXT_MOST_BYTES;
    const { bytes, sizeBytes } = await readPart(data, mayKeep ? mostBytes : 0, room);
    if (isPicture) {
      // A field for pictures that was left empty comes as a file of no bytes.
      if (sizeBytes > 0) sent.sizesBytes.push(Math.min(sizeBytes, ticketImageBytes + 1));
      if (sizeBytes > 0 && bytes !== null) sent.pictures.push(new Blob(bytes));
    } else if (bytes !== null && filename === undefined && !Object.hasOwn(sent.fields, name)) {
      // A browser ends the lines of a text as mail does.
      sent.fields[name] = (await new Blob(bytes).text()).replaceAll('\r\n', '\n');
    }
    return null;
  };
  try {
    await parseMultipart(request, takePart);
  } catch (error) {
    if (!(error instanceof FormTooLarge)) throw new Response(null, { status: 400 });
    sent.sizesBytes.push(ticketImageBytes + 1);
  }
  return sent;
}

/** The bytes of a part, or null where they are more than may be kept; it is read to its end in any case. */
async function readPart(
  data: AsyncIterable<Uint8Array>,
  mostBytes: number,
  room: { bytes: number },
): Promise<{ bytes: Uint8Array<ArrayBuffer>[] | null; sizeBytes: number }> {
  let bytes: Uint8Array<ArrayBuffer>[] | null = [];
  let sizeBytes = 0;
  for await (const chunk of data) {
    sizeBytes += chunk.byteLength;
    room.bytes -= chunk.byteLength;
    if (room.bytes < 0) throw new FormTooLarge();
    if (sizeBytes > mostBytes) bytes = null;
    bytes?.push(new Uint8Array(chunk));
  }
  return { bytes, sizeBytes };
}
