import type { Messages } from '@longstrip/messages';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { loadPageTexts } from '../../../i18n/page-texts.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { reachableRoutes } from '../../../implemented-routes.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { loadPageTitle, type PageTitle } from '../../../parts/seo/page-title.server.ts';
import { type BenefitModel, benefitCards } from './benefit-cards.server.ts';
import { type OffersModel, offersModel } from './offers-model.server.ts';

/** What `/benefit` shows. */
export interface BenefitPage extends PageTitle {
  texts: Messages;
  /** What is free today; null for a guest. */
  cards: BenefitModel[] | null;
  /** Coins for trying offers; null: there are none. */
  offers: OffersModel | null;
}

/** `/benefit`: what is free for the reader today. */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<BenefitPage> {
  const [title, texts, text] = await Promise.all([
    loadPageTitle(site, 'benefit.title'),
    loadPageTexts(site.locale, ['benefit']),
    serverText(site.locale),
  ]);
  const page = { ...title, texts };
  if (!site.isSignedIn) return { ...page, cards: null, offers: null };
  const reply = await site.api.benefit();
  if (!reply.ok) throw await refusedPage(site, 'gift', reply);
  const routes = reachableRoutes(site.platform);
  return {
    ...page,
    cards: benefitCards(site, text, reply.data).filter(({ route }) => routes.includes(route)),
    offers: offersModel(site, text, reply.data.offers),
  };
}
