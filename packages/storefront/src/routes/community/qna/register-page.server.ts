import { randomUUID } from 'node:crypto';
import { FAQ_CATEGORIES, refusePictures, SUPPORT_LIMITS, SUPPORT_PICTURE_TYPES } from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatMegabytes } from '../../../i18n/format.server.ts';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { textField } from '../../../parts/form/field-schemas.ts';
import { refuseExpiredSession } from '../../../parts/refusals/refuse-expired-session.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { sentAddress } from './qna-loader.server.ts';
import { readTicketForm } from './read-ticket-form.server.ts';
import '../../../server/site-context.ts';

/** What `/qna/register` shows. */
export interface RegisterPage extends PageTitle {
  texts: Messages;
  /** How many more may be sent today. */
  leftToday: number;
  /** Said where none is left. */
  limitText: string;
  categories: { value: string; label: string }[];
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
  /** Names the ticket that is sent next (D40). */
  requestId: string;
}

/** `/qna/register`, for signed-in readers. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<RegisterPage> {
  await refuseExpiredSession(site);
  const [title, texts, text, reply] = await Promise.all([
    loadPageTitle(site, 'qna.ask'),
    loadPageTexts(site.locale, ['qna']),
    serverText(site.locale),
    site.api.tickets({ size: 1 }),
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
    titleCharacters: SUPPORT_LIMITS.titleCharacters,
    textCharacters: SUPPORT_LIMITS.textCharacters,
    pictures: {
      types: SUPPORT_PICTURE_TYPES.join(','),
      ...{ count, bytes, size: formatMegabytes(site.locale, bytes), tooLarge: text('error.FILE_SIZE') },
    },
    requestId: randomUUID(),
  };
}

/** What is wrong with the pictures, as core's rule says it; the form has it as one more field. */
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

/** Sends a ticket with its pictures. What was written is kept where anything is wrong; browsers forget the pictures. */
export async function action(args: ActionFunctionArgs) {
  const { request, context: site } = args;
  const { constants } = site.platform;
  const sent = await readTicketForm(request, constants);
  const verdict = refusePictures(sent.sizesBytes, constants)?.code ?? '';
  const judge = defineAction(Fields, {
    block: 'ticket',
    fieldOf: { FILE_SIZE: 'pictures', UNSUPPORTED_MEDIA_TYPE: 'pictures' },
    run: async ({ category, title, text, requestId }): Promise<FormOutcome> => {
      const draft = { category, title, text, requestId };
      const reply = await site.api.sendTicket(draft, sent.pictures);
      if (reply.ok) return { kind: 'done', to: sentAddress(reply.data.ticketId), isReplaced: true };
      const says = reply.code === 'UNSUPPORTED_MEDIA_TYPE' ? ({ says: 'qna.picturesKind', stays: true } as const) : {};
      return { kind: 'refused', code: reply.code, ...says };
    },
  });
  const body = new URLSearchParams({ ...sent.fields, pictures: verdict });
  return judge({ ...args, request: new Request(request.url, { method: request.method, body }) });
}
