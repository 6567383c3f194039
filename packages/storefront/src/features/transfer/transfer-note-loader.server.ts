import { LOCALE_FACTS, type SignInMethod } from '@longstrip/core';
import { PLATFORMS } from '@longstrip/platform-config';
import type { LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatCalendarDay, formatChoice, formatLanguage } from '../../i18n/format.server.ts';
import { serverText } from '../../i18n/server-text.server.ts';
import type { PageMeta } from '../seo/page-meta.ts';
import { notFound } from '../state/not-found.server.ts';
import '../../server/site-context.ts';

/** What other companies' sign-ins are called, everywhere. */
const PROVIDER_NAMES: Readonly<Partial<Record<SignInMethod, string>>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'Twitter',
  apple: 'Apple',
};

/** Where accounts move to and until when, in the reader's words. */
export interface TransferNoteData {
  meta: PageMeta;
  target: { name: string; wordmark: string };
  /** The last day, written out. */
  lastDay: string;
  /** The same day as a machine reads it. */
  lastDayIso: string;
  /** What the target publishes in. */
  language: string;
  /** Ways of signing in there, joined by "or". */
  methods: string;
}

/** `/transfer/note`: what becomes of the site and of what its readers own (D34, D35). */
export async function loader({ context: site }: LoaderFunctionArgs): Promise<TransferNoteData> {
  const { platform, locale } = site;
  const target = PLATFORMS.find(({ id }) => id === platform.transferTarget);
  if (target === undefined || platform.transferLastDay === null) throw await notFound(site);
  const text = await serverText(locale);
  const names = { from: platform.brand.name, to: target.brand.name };
  return {
    meta: {
      title: text('transfer.title', names),
      description: text('head.transfer', names),
      siteName: platform.brand.name,
      path: '/transfer/note',
      origin: site.publicOrigin,
      locale,
      locales: platform.locales,
      image: null,
      type: 'website',
      isIndexed: true,
    },
    target: target.brand,
    lastDay: formatCalendarDay(locale, platform.transferLastDay),
    lastDayIso: platform.transferLastDay,
    language: formatLanguage(locale, LOCALE_FACTS[target.locales[0]].language),
    methods: formatChoice(
      locale,
      target.signIn.flatMap((method) => PROVIDER_NAMES[method] ?? []),
    ),
  };
}
