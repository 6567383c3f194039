import { OPERATOR_CALLS, type PromotionTried } from '@longstrip/api-contract';
import type { ActionFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { answerFile } from '../calls/answer-file.server.ts';
import { type Acted, act, readForm, refused } from '../calls/answers.server.ts';

async function readAsked(request: Request) {
  const form = await readForm(request);
  const document: unknown = JSON.parse(form.get('document'));
  const asked = { platform: form.get('platform'), document, from: form.get('from'), until: form.get('until') };
  return { asked, table: form.get('table') };
}

/** Tries a document on earlier purchases. */
export async function tryOnPurchases({
  request,
  context,
}: ActionFunctionArgs): Promise<Acted<{ tried: PromotionTried }>> {
  const { adminPromotionTry } = OPERATOR_CALLS;
  const { asked } = await readAsked(request);
  const tried = await act(consoleOf(context), { call: adminPromotionTry, answer: adminPromotionTry.data, body: asked });
  return tried.ok ? { ok: true, tried: tried.value } : refused(tried);
}

/** The same as a file, as the api writes it. */
export async function tryAsTable({ request, context }: ActionFunctionArgs): Promise<Response> {
  const { asked, table } = await readAsked(request);
  return answerFile(consoleOf(context), { call: OPERATOR_CALLS.adminPromotionTable, body: { ...asked, table } });
}
