import { SeriesAliasSchema } from '@longstrip/api-contract';
import { RATING_STARS } from '@longstrip/core';
import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { answerToggle, readForm } from '../../../parts/form/define-action.server.ts';
import { postOnly } from '../../../parts/form/post-only.server.ts';

export { postOnly as loader };

const FieldsSchema = v.object({
  series: SeriesAliasSchema,
  /** `0` takes the rating back. */
  stars: v.pipe(v.string(), v.digits(), v.transform(Number), v.picklist([0, ...RATING_STARS])),
  /** The page that it was sent from. */
  back: v.string(),
});

/** `/_/rating`: rates a series, or takes the rating back. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  const fields = v.safeParse(FieldsSchema, Object.fromEntries(await readForm(request)));
  if (!fields.success) return new Response(null, { status: 400 });
  const { series: alias, stars, back } = fields.output;
  const change = async () => (stars === 0 ? site.api.removeRating({ alias }) : site.api.rateSeries({ alias, stars }));
  return answerToggle(site, request, { back, otherwise: `/detail/${alias}`, change });
}
