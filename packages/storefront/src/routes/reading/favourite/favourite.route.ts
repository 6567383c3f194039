import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { answerToggle, readForm } from '../../../parts/form/define-action.server.ts';
import { postOnly } from '../../../parts/form/post-only.server.ts';

export { postOnly as loader };

const FieldsSchema = v.object({
  series: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,96}$/)),
  isOn: v.picklist(['true', 'false']),
  /** The page that it was sent from. */
  back: v.string(),
});

/** `/_/favorite`: marks a series as a favourite, or removes the mark. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  const fields = v.safeParse(FieldsSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { series, isOn, back } = fields.output;
  const change = async () =>
    isOn === 'true'
      ? site.api.addFavorite({ contentsAlias: series })
      : site.api.removeFavorite({ contentsAlias: series });
  return answerToggle(site, request, { back, otherwise: `/detail/${series}`, change });
}
