import type { Benefit } from '@longstrip/api-contract';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatDay } from '../../../i18n/format.server.ts';
import type { PackedTexts } from '../../../i18n/packed-texts.ts';
import { loadPageTexts, readServerMark, type ServerText, serverText } from '../../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';
import { type EventModel, eventModel } from '../../../parts/events/event-model.server.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-meta.server.ts';
import { CARD_PICTURES } from '../../../parts/series/load-series.server.ts';
import { firstOfToday, type TodayModel, todayModel } from './today-model.server.ts';
import '../../../server/site-context.ts';

/** What `/benefit` shows. */
export interface BenefitPage extends PageTitle {
  texts: PackedTexts;
  /** What is free today; null for a guest. */
  today: TodayModel | null;
  /** Those that run now, also for a guest. */
  events: EventModel[];
  /** Coins for trying offers; null when there are none. */
  offers: OffersModel | null;
}

/** The first events of a row; the row ends with a link to all. */
const EVENTS = 6;

/** `/benefit`: what is free for the reader today. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<BenefitPage> {
  const [title, texts, text, events] = await Promise.all([
    loadPageTitle(site, 'benefit.title'),
    loadPageTexts(site.locale, ['benefit']),
    serverText(site.locale),
    loadEvents(site),
  ]);
  const page = { ...title, texts, events };
  if (!site.isSignedIn) return { ...page, today: null, offers: null };
  const reply = await site.api.benefit(CARD_PICTURES);
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  return {
    ...page,
    today: await todayModel(site, text, reply.data),
    offers: offersModel(site, text, reply.data.offers),
  };
}

async function loadEvents(site: AppLoadContext): Promise<EventModel[]> {
  if (!reachableRoutes(site.platform).includes('event')) return [];
  const [text, read, reply] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.events({ state: 'RUNNING', page: 0, size: EVENTS }),
  ]);
  if (!reply.ok) throw await refusedPage(site, 'event', reply);
  return reply.data.content.map(eventModel(site, text, read));
}

/** `/_/free-today`: what a signed-in reader can take first, tickets before all else, in two lines. */
export async function loadFreeToday({ context: site }: LoaderFunctionArgs): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const reply = site.isSignedIn ? await site.api.benefit(CARD_PICTURES) : null;
  if (reply === null || !reply.ok) return Response.json(null, { headers });
  return Response.json(firstOfToday(site, await serverText(site.locale), reply.data), { headers });
}

/** The page of offers that give coins, and the coins that were credited. */
export interface OffersModel {
  href: string;
  /** The latest credits, newest first. */
  credited: { id: string; day: string; dayIso: string; amount: string }[];
  /** The page where a reader asks about missing coins; null when the platform has none. */
  help: string | null;
}

/** The offers of a reader in their language; null where no provider has offers for them. */
function offersModel(
  { platform, locale }: Pick<AppLoadContext, 'platform' | 'locale'>,
  text: ServerText,
  offers: Benefit['offers'],
): OffersModel | null {
  if (offers === null) return null;
  return {
    href: offers.url,
    credited: offers.credited.map(({ coin, createdAt }, place) => ({
      id: `${createdAt}/${place}`,
      day: formatDay(platform, locale, createdAt),
      dayIso: new Date(createdAt).toISOString(),
      amount: `+${text('benefit.freeCoins', { count: coin })}`,
    })),
    help: reachableRoutes(platform).includes('faq') ? '/faq' : null,
  };
}
