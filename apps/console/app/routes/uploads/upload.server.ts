import { FILE_VERDICTS, OPERATOR_CALLS } from '@longstrip/api-contract';
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { PATHS } from '../../parts/paths.ts';
import { readImported } from './imported-series.server.ts';

/** Verdicts on a page of the list. */
const PAGE = 100;

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { adminUpload } = OPERATOR_CALLS;
  const query = { upload: params.upload ?? '' };
  const upload = await read(consoleOf(context), { call: adminUpload, answer: adminUpload.data, query }, request);
  const { searchParams } = new URL(request.url);
  const shown = FILE_VERDICTS.find((verdict) => verdict === searchParams.get('show')) ?? null;
  const from = Math.max(0, Math.floor(Number(searchParams.get('after') ?? 0)) || 0);
  const rows = upload.verdicts.filter(({ verdict }) => shown === null || verdict === shown);
  const counts = Object.fromEntries(
    FILE_VERDICTS.map((verdict) => [verdict, upload.verdicts.filter((each) => each.verdict === verdict).length]),
  );
  const imported = await readImported(consoleOf(context), upload, request);
  const { verdicts: _all, ...facts } = upload;
  const next = from + PAGE < rows.length ? String(from + PAGE) : null;
  return { upload: facts, rows: rows.slice(from, from + PAGE), shown, counts, next, imported };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

/** What is done with the upload. The field `step` says which act it is. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted | Response> {
  const form = await readForm(request);
  const upload = params.upload ?? '';
  const send = async (call: Parameters<typeof act>[1]['call'], body: object): Promise<Acted> => {
    const { adminUpload } = OPERATOR_CALLS;
    const answer = call === OPERATOR_CALLS.adminUploadDelete ? OPERATOR_CALLS.adminUploadDelete.data : adminUpload.data;
    const done = await act(consoleOf(context), { call, answer, body: { upload, ...body } });
    return done.ok ? { ok: true } : refused(done);
  };
  switch (form.get('step')) {
    case 'check':
      return send(OPERATOR_CALLS.adminUploadCheck, {
        platformIds: form.list('platformIds'),
        series: orNull(form.get('series')),
        language: orNull(form.get('language')),
        isDraft: form.get('isDraft') !== '',
        restoresRemoved: form.get('restoresRemoved') !== '',
      });
    case 'import':
      return send(OPERATOR_CALLS.adminUploadImport, { platformIds: form.list('platformIds') });
    case 'cancel':
      return send(OPERATOR_CALLS.adminUploadCancel, {});
    case 'leave-out':
      return send(OPERATOR_CALLS.adminUploadMend, {
        file: form.get('file'),
        isLeftOut: form.get('isLeftOut') === 'true',
      });
    case 'mend':
      return send(OPERATOR_CALLS.adminUploadMend, {
        file: form.get('file'),
        series: orNull(form.get('series')),
        number: orNull(form.get('number')),
      });
    case 'delete': {
      const done = await send(OPERATOR_CALLS.adminUploadDelete, {});
      return done.ok ? redirect(PATHS.uploads) : done;
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
