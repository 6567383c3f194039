import type { Policy, PolicyEntry } from '@longstrip/api-contract';
import { LOCALE_FACTS, POLICY_KINDS, type PolicyKind, textDirection } from '@longstrip/core';
import type { RichNode } from '@longstrip/ui';
import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/server-runtime';
import { formatDay, formatLanguage } from '../../../i18n/format.server.ts';
import { readServerMark, serverText } from '../../../i18n/server-text.server.ts';
import { queryChoice } from '../../../parts/navigation/list-query.ts';
import { policyAddress } from '../../../parts/navigation/policy-address.ts';
import { refusedPage } from '../../../parts/refusals/refused-page.server.ts';
import { parseRichText, richLinks, withHeadings } from '../../../parts/rich-text/parse-rich-text.server.ts';
import { sitePageMeta } from '../../../parts/seo/page-meta.server.ts';
import type { PageMeta } from '../../../parts/seo/page-meta.ts';
import '../../../server/site-context.ts';

/** A legal text. */
export interface PolicyText {
  title: string;
  body: RichNode[];
  /** First day in force, in the platform's date format. */
  date: string;
  isInForce: boolean;
  /** Language and direction of the text where they differ from the page's; null otherwise. */
  foreign: { language: string; direction: 'ltr' | 'rtl'; name: string } | null;
  /** All versions, newest first; empty where there is only one. */
  versions: { href: string; version: number; date: string; isCurrent: boolean }[];
}

export interface PolicyPage {
  meta: PageMeta;
  kind: PolicyKind;
  /** Null when nothing is published. */
  policy: PolicyText | null;
  /** The other legal texts of the platform. */
  others: { href: string; kind: PolicyKind }[];
}

/** Kinds that `/policy` shows; privacy has its own page. */
const TERMS_KINDS = POLICY_KINDS.filter((kind) => kind !== 'PRIVACY');

/** `/policy`: the terms of use, or the text of `?kind=`. */
export function loadTerms({ request, context }: LoaderFunctionArgs): Promise<PolicyPage> {
  return loadPolicy(context, request, queryChoice(new URL(request.url), 'kind', TERMS_KINDS, 'TERMS'));
}

/** `/privacy`. */
export function loadPrivacy({ request, context }: LoaderFunctionArgs): Promise<PolicyPage> {
  return loadPolicy(context, request, 'PRIVACY');
}

async function loadPolicy(site: AppLoadContext, request: Request, kind: PolicyKind): Promise<PolicyPage> {
  const asked = new URL(request.url).searchParams.get('version') ?? '';
  const version = /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null;
  const [text, read, reply, entries] = await Promise.all([
    serverText(site.locale),
    readServerMark(site),
    site.api.policy({ kind, ...(version === null ? {} : { version }) }),
    loadEntries(site),
  ]);
  if (!reply.ok && version !== null) throw await refusedPage(site, 'general', reply);
  const policy = reply.ok ? policyText(site, reply.data, read) : null;
  const title = policy?.title ?? text(`policy.kind${kind}`);
  return {
    meta: sitePageMeta(site, {
      title,
      description: text('head.policy', { title, brand: site.platform.brand.name }),
      path: policyAddress(kind),
      isIndexed: policy?.isInForce ?? false,
    }),
    kind,
    policy,
    others: entries
      .filter((entry) => entry.kind !== kind)
      .map((entry) => ({ href: policyAddress(entry.kind), kind: entry.kind })),
  };
}

function policyText(site: AppLoadContext, policy: Policy, read: (text: string) => string): PolicyText {
  const { platform, locale } = site;
  const [newest] = policy.versions;
  const day = (timeMs: number) => formatDay(platform, locale, timeMs);
  return {
    title: read(policy.title),
    body: withHeadings(parseRichText(read(policy.body), richLinks(site))),
    date: day(policy.effectiveAt),
    isInForce: newest === undefined || newest.version === policy.version,
    foreign: policy.locale === locale ? null : foreignText(site, policy.locale),
    versions:
      policy.versions.length < 2
        ? []
        : policy.versions.map((each) => ({
            href: policyAddress(policy.kind, each.version === newest?.version ? null : each.version),
            version: each.version,
            date: day(each.effectiveAt),
            isCurrent: each.version === policy.version,
          })),
  };
}

function foreignText({ locale }: AppLoadContext, written: Policy['locale']): PolicyText['foreign'] {
  const name = formatLanguage(locale, LOCALE_FACTS[written].language);
  return { language: written, direction: textDirection(written), name };
}

/** The other legal texts. The page works without these links. */
async function loadEntries(site: AppLoadContext): Promise<PolicyEntry[]> {
  try {
    const reply = await site.api.policies();
    return reply.ok ? reply.data : [];
  } catch (error) {
    site.logger.warn({ requestId: site.requestId, error: String(error) }, 'no list of legal texts');
    return [];
  }
}
