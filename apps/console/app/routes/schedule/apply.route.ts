import { type ApplyTried, OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { type Acted, act, readForm, refused } from '../../parts/calls/answers.server.ts';

const AppliedSchema = v.variant('ok', [
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), refusals: v.array(v.object({ code: v.string(), sentence: v.string() })) }),
]);
const ActionSchema = v.picklist(['series.apply', 'series.set', 'series.publish']);

/** Tries a document (without `expected`), or applies it. Entries that the api refuses are one refusal here. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ tried?: ApplyTried }>> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const document: unknown = JSON.parse(form.get('document'));
  const expected = form.get('expected');
  if (expected === '') {
    const { adminApplyTry } = OPERATOR_CALLS;
    const tried = await act(console, { call: adminApplyTry, answer: adminApplyTry.data, body: { document } });
    return tried.ok ? { ok: true, tried: tried.value } : refused(tried);
  }
  const seen: unknown = JSON.parse(expected);
  const body = { action: v.parse(ActionSchema, form.get('action')), document, expected: seen };
  const done = await act(console, { call: OPERATOR_CALLS.adminApply, answer: AppliedSchema, body });
  if (!done.ok) return refused(done);
  if (done.value.ok) return { ok: true };
  const [first] = done.value.refusals;
  const stale = done.value.refusals.find(({ code }) => code === 'STALE');
  const sentence = done.value.refusals.map((refusal) => refusal.sentence).join(' ');
  return { ok: false, code: (stale ?? first)?.code ?? '', sentence, detail: '' };
}
