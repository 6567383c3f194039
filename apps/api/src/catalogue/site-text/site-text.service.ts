import type { Agreement, FaqList, Policy, PolicyEntry } from '@longstrip/api-contract';
import {
  type AgreementPurpose,
  type Decision,
  FAQ_CATEGORIES,
  type FaqCategory,
  grant,
  POLICY_KINDS,
  type PolicyKind,
  refuse,
} from '@longstrip/core';
import type { CatalogueSource } from '@longstrip/database';
import { DateTime } from 'luxon';
import type { EndpointCall } from '../../http/endpoint.ts';
import type { CatalogueParts } from '../services.ts';
import { cleanRichLabel, inReadersLocale, readerLocales } from './reader-texts.ts';
import { listFaqTexts, listPolicies, type PolicyRow } from './site-text.repository.ts';

type Parts = Pick<CatalogueParts, 'db'>;

/** The agreements, in the order of their checkboxes. */
const AGREEMENTS: readonly { purpose: AgreementPurpose; kind: PolicyKind; isRequired: boolean }[] = [
  { purpose: 'SIGN_UP', kind: 'TERMS', isRequired: true },
  { purpose: 'SIGN_UP', kind: 'PRIVACY', isRequired: true },
  { purpose: 'SIGN_UP', kind: 'MARKETING', isRequired: false },
  { purpose: 'SHOP', kind: 'PAYMENT', isRequired: true },
];

/** Current and past versions of one kind in one locale, newest first. Never empty. */
type Versions = readonly [PolicyRow, ...PolicyRow[]];

type TextCall = Pick<EndpointCall, 'platform' | 'locale' | 'nowMs'>;

/** Texts of some kinds in force on the platform's day, in the reader's locale, else in the platform's first. */
async function loadVersions(
  executor: CatalogueSource,
  kinds: readonly PolicyKind[],
  call: TextCall,
): Promise<Map<PolicyKind, Versions>> {
  const { platform, nowMs } = call;
  const locales = readerLocales(call);
  const day = DateTime.fromMillis(nowMs, { zone: platform.timeZone }).toFormat('yyyy-MM-dd');
  const rows = await listPolicies(executor, { platformId: platform.id, locales }, { day, kinds });
  const versions = new Map<PolicyKind, Versions>();
  for (const kind of kinds) {
    const own = rows.filter((row) => row.kind === kind);
    const locale = locales.find((each) => own.some((row) => row.locale === each));
    const [newest, ...older] = own.filter((row) => row.locale === locale);
    if (newest !== undefined) versions.set(kind, [newest, ...older]);
  }
  return versions;
}

/** What a reader agrees to now: the texts of these kinds that are in force, by version and language. */
export async function policiesInForce(
  executor: CatalogueSource,
  kinds: readonly PolicyKind[],
  call: TextCall,
): Promise<Map<PolicyKind, Pick<PolicyRow, 'version' | 'locale'>>> {
  const versions = await loadVersions(executor, kinds, call);
  return new Map([...versions].map(([kind, [newest]]) => [kind, newest]));
}

function wireEntry(row: PolicyRow, { platform }: EndpointCall): PolicyEntry {
  const { id, kind, version, title, locale, effectiveOn } = row;
  return {
    ...{ id, kind, version, title, locale },
    effectiveAt: DateTime.fromISO(effectiveOn, { zone: platform.timeZone }).toMillis(),
  };
}

/** `GET policy`: the texts in force. */
export async function readPolicies(parts: Parts, call: EndpointCall): Promise<PolicyEntry[]> {
  const versions = await loadVersions(parts.db.catalogue, POLICY_KINDS, call);
  return [...versions.values()].map(([newest]) => wireEntry(newest, call));
}

/** `GET policy/{kind}`: the version in force or an older one, never a future one. */
export async function readPolicy(
  parts: Parts,
  request: { kind: PolicyKind; version: number | null },
  call: EndpointCall,
): Promise<Decision<Policy, 'NOT_EXIST'>> {
  const versions = (await loadVersions(parts.db.catalogue, [request.kind], call)).get(request.kind);
  if (versions === undefined) return refuse('NOT_EXIST');
  const chosen = request.version === null ? versions[0] : versions.find(({ version }) => version === request.version);
  if (chosen === undefined) return refuse('NOT_EXIST');
  return grant({
    ...wireEntry(chosen, call),
    body: cleanRichLabel(chosen.body),
    versions: versions.map((row) => ({ version: row.version, effectiveAt: wireEntry(row, call).effectiveAt })),
  });
}

/** `GET terms`: the agreements of sign-up and shop for which the platform has a text. */
export async function readAgreements(
  parts: Parts,
  purpose: AgreementPurpose | null,
  call: EndpointCall,
): Promise<Agreement[]> {
  const asked = AGREEMENTS.filter((agreement) => purpose === null || agreement.purpose === purpose);
  const kinds = asked.map(({ kind }) => kind);
  const versions = await loadVersions(parts.db.catalogue, kinds, call);
  return asked.flatMap((agreement) => {
    const [row] = versions.get(agreement.kind) ?? [];
    if (row === undefined) return [];
    const { isRequired } = agreement;
    return [{ ...wireEntry(row, call), body: cleanRichLabel(row.body), purpose: agreement.purpose, isRequired }];
  });
}

/** `GET faq`: questions by category, in the reader's locale, else in the platform's first. */
export async function readFaqs(
  { db }: Pick<CatalogueParts, 'db'>,
  category: FaqCategory | null,
  call: EndpointCall,
): Promise<FaqList> {
  const filter = { platformId: call.platform.id, locales: readerLocales(call) };
  const texts = inReadersLocale(await listFaqTexts(db.catalogue, filter, category), filter.locales);
  const content = texts.map(({ id, category: stored, question, answer }) => ({
    id,
    category: FAQ_CATEGORIES.find((known) => known === stored) ?? ('OTHER' as const),
    question,
    answer: cleanRichLabel(answer),
  }));
  const used = new Set(content.map((entry) => entry.category));
  const categories = FAQ_CATEGORIES.filter((known) => used.has(known));
  const byCategory = content.toSorted((a, b) => categories.indexOf(a.category) - categories.indexOf(b.category));
  return { categories, content: byCategory };
}
