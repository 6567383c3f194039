import type { PlatformCompany } from '@longstrip/core';

/** Who runs the stores; whoever runs this product puts their own company here (record 0087). */
const LONGSTRIP: PlatformCompany = {
  name: 'Longstrip Comics Ltd.',
  representative: 'Ada Example',
  address: ['1 Example Street', 'London', 'United Kingdom'],
  email: 'support@longstrip.example',
  phone: null,
  registrations: [{ kind: 'BUSINESS', number: '00000000' }],
  isShownOnWeb: false,
  hasSaleTerms: false,
};

/** Where no law asks for it on the web: in the app’s settings. */
export const COMPANY = LONGSTRIP;

/** Japan: what the law on specified commercial transactions wants to be told, with the terms of a sale. */
export const COMPANY_JAPAN: PlatformCompany = {
  ...LONGSTRIP,
  name: 'ロングストリップ株式会社',
  representative: '例 あだ',
  address: ['〒100-0000', '東京都千代田区見本町1-1'],
  phone: '03-0000-0000',
  registrations: [{ kind: 'BUSINESS', number: '0000000000000' }],
  isShownOnWeb: true,
  hasSaleTerms: true,
};

/** The European Union: article 5 of the directive on electronic commerce. */
export const COMPANY_EUROPE: PlatformCompany = {
  ...LONGSTRIP,
  name: 'Longstrip Comics GmbH',
  address: ['Beispielstraße 1', '10115 Berlin'],
  phone: '+49 30 0000000',
  registrations: [
    { kind: 'REGISTER', number: 'Amtsgericht Berlin, HRB 000000' },
    { kind: 'VAT', number: 'DE000000000' },
  ],
  isShownOnWeb: true,
};
