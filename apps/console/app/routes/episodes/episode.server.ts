import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { adminEpisodePages } = OPERATOR_CALLS;
  const query = { series: params.series ?? '', number: params.number ?? '' };
  const shown = await read(
    consoleOf(context),
    { call: adminEpisodePages, answer: adminEpisodePages.data, query },
    request,
  );
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1);
  const page = shown.pages.find(({ page: number }) => number === asked) ?? shown.pages[0] ?? null;
  return { ...shown, page };
}

const RegionsSchema = v.array(
  v.object({
    box: v.tuple([v.number(), v.number(), v.number(), v.number()]),
    text: v.exactOptional(v.string()),
    scene: v.exactOptional(v.string()),
  }),
);
const AppliedSchema = v.variant('ok', [
  v.object({ ok: v.literal(true) }),
  v.object({ ok: v.literal(false), refusals: v.array(v.object({ code: v.string(), sentence: v.string() })) }),
]);

/** What is done with a page. The field `step` says which act it is. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted<{ tried?: unknown }>> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const { series = '', number = '' } = params;
  const page = Number(form.get('page'));
  const named = { series, number, page };
  switch (form.get('step')) {
    case 'begin': {
      const { adminUploadBegin } = OPERATOR_CALLS;
      const begun = await act(console, { call: adminUploadBegin, answer: adminUploadBegin.data, body: {} });
      return begun.ok ? { ok: true, tried: begun.value } : refused(begun);
    }
    case 'try': {
      const { adminPageTry } = OPERATOR_CALLS;
      const body = { ...named, upload: form.get('upload') };
      const tried = await act(console, { call: adminPageTry, answer: adminPageTry.data, body });
      return tried.ok ? { ok: true, tried: tried.value } : refused(tried);
    }
    case 'replace': {
      const { adminPageReplace } = OPERATOR_CALLS;
      const what = { upload: form.get('upload'), replaces: form.get('replaces'), reason: form.get('reason') };
      const body = { ...named, ...what };
      const done = await act(console, { call: adminPageReplace, answer: adminPageReplace.data, body });
      return done.ok ? { ok: true } : refused(done);
    }
    case 'panels': {
      const given = form.get('regions');
      const regions = given === '' ? null : v.parse(RegionsSchema, JSON.parse(given));
      const document = { series: [{ series, episodes: [{ number, pages: [{ page, regions }] }] }] };
      const body = { action: 'series.set', document };
      const done = await act(console, { call: OPERATOR_CALLS.adminApply, answer: AppliedSchema, body });
      if (!done.ok) return refused(done);
      const [refusal] = done.value.ok ? [] : done.value.refusals;
      return refusal === undefined ? { ok: true } : { ok: false, ...refusal, detail: '' };
    }
    default:
      throw new Response(null, { status: 400 });
  }
}
