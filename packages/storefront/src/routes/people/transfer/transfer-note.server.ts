import { LOCALE_FACTS } from '@longstrip/core';
import { loadServerMessages, type ServerKey } from '@longstrip/messages';
import { PLATFORMS } from '@longstrip/platform-config';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatCalendarDay, formatChoice, formatLanguage } from '../../../i18n/format.server.ts';
import { serverText } from '../../../i18n/server-text.server.ts';
import { notFound } from '../../../parts/refusals/refused-page.server.ts';
import { pageAddresses } from '../../../parts/seo/language-addresses.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import { PROVIDER_NAMES, signInMethodsOf } from '../../../parts/sign-in/sign-in-methods.ts';
import '../../../server/site-context.ts';

/** Where accounts move to and until when, as texts. */
export interface TransferNoteData {
  meta: PageMeta;
  target: { name: string; wordmark: string };
  /** The last day, written out. */
  lastDay: string;
  /** The same day in ISO 8601. */
  lastDayIso: string;
  /** The sign-in methods there, joined by "or". */
  methods: string;
  /** The texts of this page by key, with these names filled in: browsers of other sites need not load them. */
  texts: Readonly<Record<string, string>>;
}

/** A text of this page. */
export type TransferKey = Extract<ServerKey, `transfer.${string}`>;

/** `/transfer/note`: what happens to the site and to what its readers own (D34, D35). */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<TransferNoteData> {
  const { platform, locale } = site;
  const target = PLATFORMS.find(({ id }) => id === platform.transferTarget);
  if (target === undefined || platform.transferLastDay === null) throw await notFound(site);
  const [text, messages] = await Promise.all([serverText(locale), loadServerMessages(locale)]);
  const names = { from: platform.brand.name, to: target.brand.name };
  const lastDay = formatCalendarDay(locale, platform.transferLastDay);
  const methods = formatChoice(
    locale,
    signInMethodsOf(target).providers.map((provider) => PROVIDER_NAMES[provider]),
  );
  const language = formatLanguage(locale, LOCALE_FACTS[target.locales[0]].language);
  const keys = Object.keys(messages).filter(isTransferKey);
  return {
    meta: {
      title: text('transfer.title', names),
      description: text('head.transfer', names),
      siteName: platform.brand.name,
      ...pageAddresses({ origin: site.publicOrigin, path: '/transfer/note', locales: platform.locales }, locale),
      image: null,
      type: 'website',
      isIndexed: true,
    },
    target: target.brand,
    lastDay,
    lastDayIso: platform.transferLastDay,
    methods,
    texts: Object.fromEntries(keys.map((key) => [key, text(key, { ...names, date: lastDay, language, methods })])),
  };
}

function isTransferKey(key: string): key is TransferKey {
  return key.startsWith('transfer.');
}
