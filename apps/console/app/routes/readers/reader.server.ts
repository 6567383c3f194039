import { randomUUID } from 'node:crypto';
import { OPERATOR_CALLS, TIMELINE_KINDS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, readIfAllowed, refused } from '../../parts/calls/answers.server.ts';
import { readWhat } from '../../parts/hand-over/read-what.server.ts';

const PAGE = 50;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const { platform = '', reader = '' } = params;
  const { searchParams } = new URL(request.url);
  const isLibrary = searchParams.get('view') === 'library';
  const isFull = searchParams.has('full');
  const kinds = TIMELINE_KINDS.filter((kind) => searchParams.getAll('kind').includes(kind));
  const { adminReader, adminReaderTimeline, adminReaderLibrary, adminHandedOver } = OPERATOR_CALLS;
  const who = { platform, reader };
  const cursor = searchParams.get('after') ?? '';
  const series = searchParams.get('series') ?? '';
  const [shown, handed, timeline, library] = await Promise.all([
    read(
      console,
      { call: adminReader, answer: adminReader.data, query: { ...who, ...(isFull ? { isFull: 'true' } : {}) } },
      request,
    ),
    // Of an account that is closed there is nothing to take back.
    readIfAllowed(console, { call: adminHandedOver, answer: adminHandedOver.data, query: { ...who } }, request),
    isLibrary
      ? null
      : read(
          console,
          {
            call: adminReaderTimeline,
            answer: adminReaderTimeline.data,
            query: { ...who, kinds: kinds.join(','), before: cursor, limit: PAGE },
          },
          request,
        ),
    isLibrary
      ? read(
          console,
          {
            call: adminReaderLibrary,
            answer: adminReaderLibrary.data,
            query: { ...who, series, after: cursor, limit: PAGE },
          },
          request,
        )
      : null,
  ]);
  return { reader: shown, handed: handed?.rows ?? [], timeline, library, kinds, series, nowMs: Date.now() };
}

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** What is done for this reader. The field `step` says which act it is; the api decides whether it may be. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted> {
  const { platform = '', reader = '' } = params;
  const form = await readForm(request);
  const who = { platform, reader };
  const reasoned = { ...who, reason: form.get('reason') };
  const requestId = form.get('requestId') || randomUUID();
  const send = async (call: Parameters<typeof act>[1]['call'], body: object): Promise<Acted> => {
    const done = await act(consoleOf(context), { call, answer: DoneSchema, body });
    return done.ok ? { ok: true } : refused(done);
  };
  switch (form.get('step')) {
    case 'grant': {
      const what = { kind: form.get('kind'), amount: Number(form.get('amount')), days: numberOrNull(form.get('days')) };
      return send(OPERATOR_CALLS.adminWalletGrant, { ...reasoned, ...what, requestId });
    }
    case 'take-back':
      return send(OPERATOR_CALLS.adminTakeBack, { ...reasoned, movementId: Number(form.get('movement')), requestId });
    case 'episodes': {
      const what = { series: form.get('series'), episode: form.get('episode') || null };
      return send(OPERATOR_CALLS.adminEpisodeGrant, { ...reasoned, ...what, requestId });
    }
    case 'hand-over':
      return send(OPERATOR_CALLS.adminHandOver, { ...reasoned, what: readWhat(form), requestId });
    case 'hand-back':
      return send(OPERATOR_CALLS.adminHandOverTakeBack, { ...reasoned, handed: Number(form.get('handed')), requestId });
    case 'note':
      return send(OPERATOR_CALLS.adminReaderNote, { ...who, text: form.get('text') });
    case 'unblock':
      return send(OPERATOR_CALLS.adminWriterUnblock, reasoned);
    case 'unlock':
      return send(OPERATOR_CALLS.adminReaderUnlock, reasoned);
    case 'send-reset':
      return send(OPERATOR_CALLS.adminReaderSendReset, reasoned);
    case 'close':
      return send(OPERATOR_CALLS.adminAccountClose, reasoned);
    case 'reopen':
      return send(OPERATOR_CALLS.adminAccountReopen, reasoned);
    case 'age-check':
      return send(OPERATOR_CALLS.adminAgeCheckReset, reasoned);
    default:
      throw new Response(null, { status: 400 });
  }
}
