import type { Locale, Platform } from '@longstrip/core';
import { type ServerText, serverText } from '../../i18n/server-text.server.ts';

/** The company behind the platform’s store, in the reader’s language; with the terms of a sale if its law requires them. */
export async function loadCompany(
  platform: Pick<Platform, 'company' | 'constants'>,
  locale: Locale,
): Promise<CompanyModel> {
  const text = await serverText(locale);
  const ofPlatform = known.get(platform) ?? new Map<Locale, CompanyModel>();
  known.set(platform, ofPlatform);
  const company = ofPlatform.get(locale) ?? companyModel(platform, text);
  ofPlatform.set(locale, company);
  return company;
}

const known = new WeakMap<Pick<Platform, 'company' | 'constants'>, Map<Locale, CompanyModel>>();

/**
 * What the end of every page says of the company: all of it where a law requires that (`isShownOnWeb`), otherwise who it is and where
 * to write.
 */
export async function loadFooterCompany(
  platform: Pick<Platform, 'company' | 'constants'>,
  locale: Locale,
): Promise<CompanyModel> {
  if (platform.company.isShownOnWeb) return loadCompany(platform, locale);
  const text = await serverText(locale);
  const { name, address, email } = platform.company;
  return {
    title: text('company.title'),
    rows: [
      { label: text('company.name'), value: name },
      { label: text('company.address'), value: address.join(', ') },
      { label: text('company.email'), value: email },
    ],
  };
}

function companyModel({ company, constants }: Pick<Platform, 'company' | 'constants'>, text: ServerText): CompanyModel {
  const row = (label: string, value: string | null) => (value === null ? [] : [{ label, value }]);
  return {
    title: text('company.title'),
    rows: [
      ...row(text('company.name'), company.name),
      ...row(text('company.representative'), company.representative),
      ...row(text('company.address'), company.address.join(', ')),
      ...row(text('company.email'), company.email),
      ...row(text('company.phone'), company.phone),
      ...company.registrations.flatMap(({ kind, number }) => row(text(`company.kind${kind}`), number)),
      ...(company.hasSaleTerms
        ? [
            ...row(text('company.prices'), text('company.pricesText')),
            ...row(text('company.payment'), text('company.paymentText')),
            ...row(text('company.delivery'), text('company.deliveryText')),
            ...row(text('company.returns'), text('company.returnsText', { days: constants.refundDays })),
          ]
        : []),
    ],
  };
}

export interface CompanyModel {
  title: string;
  rows: { label: string; value: string }[];
}
