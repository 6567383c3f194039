import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, readForm, refused } from '../../parts/calls/answers.server.ts';

/** The address of a preview. The browser opens it itself, in a window of the size of the device. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ address?: string }>> {
  const form = await readForm(request);
  const { adminPreview } = OPERATOR_CALLS;
  const body = {
    ...{ platform: form.get('platform'), at: form.get('at'), age: form.get('age'), device: form.get('device') },
    ...{ locale: form.get('locale'), withDrafts: form.get('withDrafts') === 'true', path: form.get('path') },
  };
  const made = await act(consoleOf(context), { call: adminPreview, answer: adminPreview.data, body });
  return made.ok ? { ok: true, address: made.value.address } : refused(made);
}
