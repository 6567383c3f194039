import { OPERATOR_CALLS, type OperatorHit } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { consoleOf } from '../../context.ts';
import { MeSchema } from '../../parts/calls/account-answers.ts';
import { read, readIfAllowed } from '../../parts/calls/answers.server.ts';
import { pathOfHit } from '../../parts/hit-path.ts';
import { searchedPlatforms } from '../../parts/shell/platforms.server.ts';

/** A hit, and the page that shows it. */
export type FoundHit = OperatorHit & { readonly path: string };

/** Hits for the box of everything: on all platforms of the operator. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<{ text: string; hits: FoundHit[] }> {
  const console = consoleOf(context);
  const text = new URL(request.url).searchParams.get('text')?.trim() ?? '';
  if (text === '') return { text, hits: [] };
  const me = await read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  const { adminFind } = OPERATOR_CALLS;
  const found = await Promise.all(
    searchedPlatforms(me).map((platform) =>
      readIfAllowed(console, { call: adminFind, answer: adminFind.data, query: { platform, text } }, request),
    ),
  );
  const hits = found.flatMap((answer) => answer?.hits ?? []).map((hit) => ({ ...hit, path: pathOfHit(hit) }));
  return { text, hits: [...new Map(hits.map((hit) => [`${hit.kind} ${hit.path}`, hit])).values()] };
}
