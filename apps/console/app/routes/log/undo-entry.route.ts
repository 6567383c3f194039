import { OPERATOR_CALLS, type Undone } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, readForm, refused } from '../../parts/calls/answers.server.ts';

const { adminUndo, adminUndoPreview } = OPERATOR_CALLS;

/** What undoing an entry of the log would change now. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Acted<{ undone: Undone }>> {
  const entries = new URL(request.url).searchParams.get('entries') ?? '';
  const question = { call: adminUndoPreview, answer: adminUndoPreview.data, query: { entries } };
  const answer = await act(consoleOf(context), question);
  return answer.ok ? { ok: true, undone: answer.value } : refused(answer);
}

/** Undoes it. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const body = { entries: [Number(form.get('entry'))], reason: form.get('reason') };
  const done = await act(consoleOf(context), { call: adminUndo, answer: adminUndo.data, body });
  return done.ok ? { ok: true } : refused(done);
}
