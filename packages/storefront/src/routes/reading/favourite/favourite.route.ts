import type { ActionFunctionArgs } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { answerToggle, readForm } from '../../../parts/form/define-action.server.ts';
import { postOnly } from '../../../parts/form/post-only.server.ts';

export { postOnly as loader };

const NOTHING_REFUSED = { ok: true } as const;

/** The most series that one form changes: more than a page of the library has. */
const SERIES_MAX = 100;

const FieldsSchema = v.object({
  /** One series, or those that were chosen in the library. */
  series: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,96}$/))), v.maxLength(SERIES_MAX)),
  isOn: v.picklist(['true', 'false']),
  /** The page that it was sent from. */
  back: v.string(),
});

/** `/_/favorite`: marks series as favourites, or removes their marks; it stops at the first refusal. */
export async function action({ request, context: site }: ActionFunctionArgs): Promise<Response> {
  if (request.method !== 'POST') return postOnly();
  const form = await readForm(request);
  const fields = v.safeParse(FieldsSchema, { ...Object.fromEntries(form), series: form.getAll('series') });
  if (!fields.success) return new Response(null, { status: 400 });
  const { series, isOn, back } = fields.output;
  const changeOne = (contentsAlias: string) =>
    isOn === 'true' ? site.api.addFavorite({ contentsAlias }) : site.api.removeFavorite({ contentsAlias });
  const change = async () => {
    for (const alias of series) {
      const reply = await changeOne(alias);
      if (!reply.ok) return reply;
    }
    return NOTHING_REFUSED;
  };
  const [first] = series;
  return answerToggle(site, request, {
    back,
    otherwise: first === undefined ? '/library/favorite' : `/detail/${first}`,
    change,
  });
}
