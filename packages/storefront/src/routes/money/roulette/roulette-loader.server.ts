import { randomUUID } from 'node:crypto';
import type { Roulette } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { Messages } from '@longstrip/messages';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay } from '../../../i18n/format.server.ts';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { readServerMark } from '../../../i18n/server-mark.server.ts';
import { type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/with-callback.ts';
import { pageRefusal, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { type PrizeModel, prizeModel, prizeText } from './roulette-model.server.ts';

/** A wheel that runs now. */
export interface OpenWheel {
  kind: 'open';
  title: string;
  /** Until when, in a sentence. */
  until: string;
  prizes: PrizeModel[];
  tickets: number;
  /** Names the next spin (D40). */
  requestId: string;
}

/** What `/roulette` shows. */
export interface RoulettePage extends PageTitle {
  texts: Messages;
  wheel: OpenWheel | { kind: 'guest' } | { kind: 'closed' } | { kind: 'refused'; text: string };
}

/** No wheel runs now. */
const CLOSED: ReadonlySet<RefusalCode> = new Set(['NOT_FOUND_EVENT', 'NOT_EVENT_PERIOD', 'NOT_EXIST']);
/** A wheel runs, and not for this reader. */
const EXCLUDED: ReadonlySet<RefusalCode> = new Set([
  'UNAUTHORIZED_USER',
  'UNAUTHORIZED_ADULT',
  'UNAUTHORIZED_NON_ADULT',
]);

/** `/roulette`: the wheel with its chances, which are public (D20), and the reader's tickets. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<RoulettePage> {
  const [title, texts, text] = await Promise.all([
    loadPageTitle(site, 'roulette.title'),
    loadPageTexts(site.locale, ['roulette', 'benefit']),
    serverText(site.locale),
  ]);
  return { ...title, texts, wheel: site.isSignedIn ? await loadWheel(site, text) : { kind: 'guest' } };
}

async function loadWheel(site: AppLoadContext, text: ServerText): Promise<RoulettePage['wheel']> {
  const [read, reply] = await Promise.all([readServerMark(site), site.api.roulette()]);
  if (reply.ok) return openWheel(reply.data, site, text, read);
  if (CLOSED.has(reply.code)) return { kind: 'closed' };
  if (EXCLUDED.has(reply.code)) return { kind: 'refused', text: pageRefusal('event', reply.code, text).text };
  throw await refusedPage(site, 'event', reply);
}

function openWheel(
  { title, endsAt, chances, tickets }: Roulette,
  site: AppLoadContext,
  text: ServerText,
  read: (title: string) => string,
): OpenWheel {
  return {
    kind: 'open',
    title: read(title),
    until: text('roulette.until', { date: formatDay(site.platform, site.locale, endsAt) }),
    prizes: chances.map(prizeModel(site, text)),
    tickets,
    requestId: randomUUID(),
  };
}

const Fields = v.object({ requestId: v.string() });

/** Spins once. The answer is the page again with what was won, so that it is said without script, too. */
export const action = defineAction(Fields, {
  block: 'event',
  run: async ({ requestId }, { context: site }): Promise<FormOutcome> => {
    if (!site.isSignedIn) throw redirect(withCallback('/user/login', '/roulette'), 303);
    const reply = await site.api.spinRoulette({ requestId });
    if (!reply.ok) return { kind: 'refused', code: reply.code };
    const text = await serverText(site.locale);
    const { prize } = reply.data;
    const won = text('roulette.won', { prize: prizeText(prize, site, text) });
    const result = prize.kind === 'NOTHING' ? text('roulette.lost') : won;
    return { kind: 'next', values: { prizeNo: String(prize.prizeNo), result } };
  },
});
