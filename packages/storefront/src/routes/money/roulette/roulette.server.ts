import { randomUUID } from 'node:crypto';
import type { Roulette, RouletteChance, RoulettePrize } from '@longstrip/api-contract';
import type { RefusalCode } from '@longstrip/core';
import type { WheelPrizeKind } from '@longstrip/ui';
import { type AppLoadContext, type LoaderFunctionArgs, redirect } from '@remix-run/server-runtime';
import * as v from 'valibot';
import { formatDay, formatNumber, formatPercent } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { defineAction, type FormOutcome } from '../../../parts/form/define-action.server.ts';
import { withCallback } from '../../../parts/navigation/page-addresses.ts';
import { pageRefusal, refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { barePoints, pointsText } from '../../../parts/wallet/wallet.server.ts';

/** A wheel that runs now. */
export interface OpenWheel {
  kind: 'open';
  title: string;
  /** Until when, in a sentence. */
  /** Null where the end is far away. */
  until: string | null;
  prizes: PrizeModel[];
  tickets: number;
  /** Events that give spins, and how many. */
  sources: { href: string; title: string; note: string }[];
  /** The idempotency key of the next spin (D40). */
  requestId: string;
}

/** What `/roulette` shows. */
export interface RoulettePage extends PageTitle {
  texts: PackedTexts;
  wheel: OpenWheel | { kind: 'guest' } | { kind: 'closed' } | { kind: 'refused'; text: string };
}

/** No wheel runs now. */
const CLOSED: ReadonlySet<RefusalCode> = new Set(['NOT_FOUND_EVENT', 'NOT_EVENT_PERIOD', 'NOT_EXIST']);
/** A wheel runs, but not for this reader. */
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
  { title, endsAt, chances, tickets, ticketEvents }: Roulette,
  site: AppLoadContext,
  text: ServerText,
  read: (title: string) => string,
): OpenWheel {
  return {
    kind: 'open',
    title: read(title),
    until:
      endsAt - site.nowMs > END_NAMED_MS
        ? null
        : text('roulette.until', { date: formatDay(site.platform, site.locale, endsAt) }),
    prizes: chances.map(prizeModel(site, text)),
    tickets,
    sources: ticketEvents.map(sourceModel(site, text, read)),
    requestId: randomUUID(),
  };
}

/** An end that is further away says nothing to a reader of today, in milliseconds. */
const END_NAMED_MS = 60 * 24 * 3_600_000;

const Fields = v.object({ requestId: v.string() });

/** Spins once. The reply is the page again with the prize, so that it is shown without script, too. */
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

function sourceModel(site: Pick<AppLoadContext, 'locale'>, text: ServerText, read: (title: string) => string) {
  return ({ event, atCount, amount }: Roulette['ticketEvents'][number]) => {
    const spins = text('benefit.spins', { count: amount });
    const number = atCount === null ? null : formatNumber(site.locale, atCount);
    return {
      href: `/event/${encodeURIComponent(event.id)}`,
      title: read(event.title),
      note: number === null ? spins : text('roulette.sourceStamp', { spins, number }),
    };
  };
}

const KINDS = {
  FREE_COIN: 'coin',
  BONUS: 'bonus',
  MILEAGE: 'points',
  NOTHING: 'nothing',
} as const satisfies Record<RoulettePrize['kind'], WheelPrizeKind>;

/** A field of the wheel, in the reader's language. */
interface PrizeModel {
  no: number;
  kind: WheelPrizeKind;
  /** Short, for the wheel. */
  label: string;
  /** In full, for the table. */
  prize: string;
  percent: number;
  chance: string;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

function prizeModel(site: Site, text: ServerText) {
  return ({ prize, percent }: RouletteChance): PrizeModel => ({
    no: prize.prizeNo,
    kind: KINDS[prize.kind],
    label: labelOf(prize, site),
    prize: prizeText(prize, site, text),
    percent,
    chance: formatPercent(site.locale, percent),
  });
}

function labelOf({ kind, amount }: RoulettePrize, site: Site): string {
  if (kind === 'NOTHING') return '–';
  return kind === 'MILEAGE' ? barePoints(site, amount) : `+${formatNumber(site.locale, amount)}`;
}

/** "5 free coins", "100 M" or "No prize". */
function prizeText({ kind, amount }: RoulettePrize, site: Site, text: ServerText): string {
  switch (kind) {
    case 'FREE_COIN':
      return text('benefit.freeCoins', { count: amount });
    case 'BONUS':
      return text('benefit.bonusCoins', { count: amount });
    case 'MILEAGE':
      return pointsText(site, amount);
    case 'NOTHING':
      return text('roulette.nothing');
  }
}
