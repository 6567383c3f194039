import { OPERATOR_CALLS, type UndoDocument } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, readForm, refused } from '../../parts/calls/answers.server.ts';

/** The document that restores what an act changed, or what has changed since. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ undo?: UndoDocument }>> {
  const form = await readForm(request);
  const { adminUndoDocument } = OPERATOR_CALLS;
  const query = { requestId: form.get('requestId') };
  const found = await act(consoleOf(context), { call: adminUndoDocument, answer: adminUndoDocument.data, query });
  return found.ok ? { ok: true, undo: found.value } : refused(found);
}
