import { randomUUID } from 'node:crypto';
import {
  FAQ_CATEGORIES,
  type FaqCategory,
  formatTicketPlace,
  refusePictures,
  SUPPORT_LIMITS,
  SUPPORT_PICTURE_TYPES,
  type TicketPlace,
} from '@longstrip/core';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  unstable_parseMultipartFormData as parseMultipart,
  type UploadHandlerPart,
} from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatMegabytes } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { episodeTitle } from '../../../parts/episodes/episode-model.ts';
import { defineAction, type FormOutcome, textField } from '../../../parts/form/define-action.server.ts';
import { readReportedPlace, reportAddress } from '../../../parts/navigation/report-address.ts';
import { refusedPage, refuseExpiredSession } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { loadSeries } from '../../../parts/series/load-series.server.ts';
import { sentAddress } from './qna.server.ts';
import '../../../server/site-context.ts';

/** What `/qna/register` shows. */
export interface RegisterPage extends PageTitle {
  texts: PackedTexts;
  /** How many more may be sent today. */
  leftToday: number;
  /** Shown when none is left. */
  limitText: string;
  categories: { value: string; label: string }[];
  /** The fault in an episode that the address names: its place in words, and a question to send; null for none. */
  report: TicketReport | null;
  titleCharacters: number;
  textCharacters: number;
  pictures: {
    types: string;
    count: number;
    bytes: number;
    /** "3 MB". */
    size: string;
    tooLarge: string;
  };
  /** The idempotency key of the next ticket (D40). */
  requestId: string;
}

/** A report of a fault, prepared for the reader. */
export interface TicketReport {
  /** "Salt Crown, Ep. 3, page 14". */
  place: string;
  /** The address of the form, with the place. */
  action: string;
  draft: { category: FaqCategory; title: string; text: string };
}

/** `/qna/register`, for signed-in readers; with `?series=…&episode=…&page=…` a report of a fault in an episode. */
export async function loader({ request, context: site }: LoaderFunctionArgs): Promise<RegisterPage> {
  await refuseExpiredSession(site);
  const [title, texts, text, reply, report] = await Promise.all([
    loadPageTitle(site, 'qna.ask'),
    loadPageTexts(site.locale, ['qna']),
    serverText(site.locale),
    site.api.tickets({ size: 1 }),
    loadReport(site, readReportedPlace(new URL(request.url).searchParams)),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'ticket', reply);
  const { ticketImageBytes: bytes, ticketImageCount: count } = site.platform.constants;
  return {
    ...title,
    texts,
    leftToday: reply.data.leftToday,
    limitText: text('error.LIMIT_QNA_COUNT'),
    categories: [
      { value: '', label: text('qna.categoryChoose') },
      ...FAQ_CATEGORIES.map((category) => ({ value: category, label: text(`faq.category${category}`) })),
    ],
    report,
    titleCharacters: SUPPORT_LIMITS.titleCharacters,
    textCharacters: SUPPORT_LIMITS.textCharacters,
    pictures: {
      types: SUPPORT_PICTURE_TYPES.join(','),
      ...{ count, bytes, size: formatMegabytes(site.locale, bytes), tooLarge: text('error.FILE_SIZE') },
    },
    requestId: randomUUID(),
  };
}

/** A place in words. The only episode of a work often has its title, which is said once. */
export function placeWords(text: ServerText, named: { series: string; episode: string }, page: number | null): string {
  const isOne = named.series === named.episode;
  if (page === null) return isOne ? named.series : text('qna.place', named);
  return isOne ? text('qna.workPage', { work: named.series, page }) : text('qna.placePage', { ...named, page });
}

/** The report of a fault at a place that the reader sees; null for any other. */
async function loadReport(site: AppLoadContext, place: TicketPlace | null): Promise<TicketReport | null> {
  if (place === null) return null;
  const [text, reply] = await Promise.all([serverText(site.locale), loadSeries(site, place.series)]);
  const episode = reply.ok ? reply.data.episodes.find(({ alias }) => alias === place.episode) : undefined;
  if (!reply.ok || episode === undefined) return null;
  const named = { series: reply.data.title, episode: episodeTitle(episode) };
  const words = placeWords(text, named, place.page);
  const subject = `${text('qna.brokenTitle')}: ${words}`;
  return {
    place: words,
    action: reportAddress(place),
    draft: {
      category: 'CONTENTS',
      title: subject.length > SUPPORT_LIMITS.titleCharacters ? text('qna.brokenTitle') : subject,
      text: text('qna.brokenText'),
    },
  };
}

/** What is wrong with the pictures by core's rule; it is checked as one more field of the form. */
const PictureVerdict = v.pipe(
  v.optional(v.string(), ''),
  v.check((code) => code !== 'FILE_SIZE', 'error.FILE_SIZE'),
  v.check((code) => code === '', 'qna.picturesMany'),
);

const Fields = v.object({
  category: v.pipe(textField('qna.categoryRequired'), v.picklist(FAQ_CATEGORIES, 'qna.categoryRequired')),
  title: v.pipe(textField('qna.headingRequired'), v.maxLength(SUPPORT_LIMITS.titleCharacters, 'qna.headingLong')),
  text: v.pipe(textField('qna.wordsRequired'), v.maxLength(SUPPORT_LIMITS.textCharacters, 'qna.wordsLong')),
  pictures: PictureVerdict,
  requestId: v.string(),
});

/** Sends a ticket with its pictures. After a refusal the form keeps its text; browsers forget the pictures. */
export async function action(args: ActionFunctionArgs) {
  const { request, context: site } = args;
  const { constants } = site.platform;
  const sent = await readTicketForm(request, constants);
  const verdict = refusePictures(sent.sizesBytes, constants)?.code ?? '';
  const judge = defineAction(Fields, {
    block: 'ticket',
    fieldOf: { FILE_SIZE: 'pictures', UNSUPPORTED_MEDIA_TYPE: 'pictures' },
    run: async ({ category, title, text, requestId }): Promise<FormOutcome> => {
      const place = readReportedPlace(new URL(request.url).searchParams);
      const draft = {
        ...{ category, title, text, requestId },
        ...(place === null ? {} : { place: formatTicketPlace(place) }),
      };
      const reply = await site.api.sendTicket({ ...draft, images: sent.pictures });
      if (reply.ok) return { kind: 'done', to: sentAddress(reply.data.ticketId), isReplaced: true };
      const says = reply.code === 'UNSUPPORTED_MEDIA_TYPE' ? ({ says: 'qna.picturesKind', stays: true } as const) : {};
      return { kind: 'refused', code: reply.code, ...says };
    },
  });
  const body = new URLSearchParams({ ...sent.fields, pictures: verdict });
  return judge({ ...args, request: new Request(request.url, { method: request.method, body }) });
}

/** The field of the form that holds pictures. */
const PICTURES_FIELD = 'pictures';

/** No text field of our form is longer. */
const TEXT_MOST_BYTES = 16 * 1024;
/** No more is read, whatever it is. */
const FORM_MOST_BYTES = 32 * 1024 * 1024;
const PARTS_MOST = 40;

/** What was sent with the form of a ticket. */
export interface SentTicket {
  fields: Record<string, string>;
  /** The pictures that are not too large, as they came. */
  pictures: Blob[];
  /** The size of every picture; for one that is too large, one byte more than allowed. */
  sizesBytes: number[];
}

class FormTooLarge extends Error {}

/**
 * Reads the form part by part. A picture that is too large is not kept, and reading stops at the limits of the whole form.
 * The texts come before the pictures and are always kept, so that the reader does not have to write them again.
 *
 * @throws a 400 response when the body is not a form
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
      // A field for pictures that was left empty arrives as a file of no bytes.
      if (sizeBytes > 0) sent.sizesBytes.push(Math.min(sizeBytes, ticketImageBytes + 1));
      if (sizeBytes > 0 && bytes !== null) sent.pictures.push(new Blob(bytes));
    } else if (bytes !== null && filename === undefined && !Object.hasOwn(sent.fields, name)) {
      // A browser sends line breaks as CRLF.
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

/** The bytes of a part, or null when they are more than `mostBytes`; the part is always read to its end. */
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
