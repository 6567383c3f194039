import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { type Acted, act, refused } from '../../parts/calls/answers.server.ts';

/** A stored picture, from the api. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const answer = await consoleOf(context).send({ call: OPERATOR_CALLS.adminPicture, query });
  const type = answer.headers.get('content-type') ?? '';
  if (!answer.ok || !/^image\/(jpeg|png|webp)$/.test(type)) {
    await answer.body?.cancel();
    throw new Response(null, { status: 404 });
  }
  const headers = { 'content-type': type, 'cache-control': 'private, max-age=300' };
  return new Response(answer.body, { headers });
}

/** Stores the part of a picture that was chosen. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Acted<{ id: string }>> {
  const form = await request.formData();
  const file = form.get('picture');
  const bytes = file instanceof Blob ? Buffer.from(await file.arrayBuffer()) : Buffer.alloc(0);
  const { adminPictureStore } = OPERATOR_CALLS;
  const body = { platform: String(form.get('platform')), picture: bytes.toString('base64') };
  const stored = await act(consoleOf(context), { call: adminPictureStore, answer: adminPictureStore.data, body });
  return stored.ok ? { ok: true, id: stored.value.id } : refused(stored);
}
