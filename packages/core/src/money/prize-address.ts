/** Section 3: the fields of the address that a prize is sent to, in the order of the form. */
export const PRIZE_ADDRESS_FIELDS = ['name', 'zipCode', 'city', 'address1', 'address2', 'phone'] as const;
export type PrizeAddressField = (typeof PRIZE_ADDRESS_FIELDS)[number];
export type PrizeAddress = Readonly<Record<PrizeAddressField, string>>;

/** Longest text of each, in characters: more is on no parcel. */
export const PRIZE_ADDRESS_LONGEST: Readonly<Record<PrizeAddressField, number>> = {
  name: 80,
  zipCode: 16,
  city: 80,
  address1: 120,
  address2: 120,
  phone: 30,
};

export type PrizeAddressProblem = 'missing' | 'malformed';

const OPTIONAL: ReadonlySet<PrizeAddressField> = new Set(['address2']);
/** Digits of all scripts, and what stands between them. */
const PHONE = /^\+?(?:[\s().-]*\p{Nd}){5,20}[\s().-]*$/u;

/** The address as it is kept: every field on one line, without blanks around it or control characters. */
export function cleanPrizeAddress(typed: Partial<PrizeAddress>): PrizeAddress {
  const clean = (field: PrizeAddressField) => (typed[field] ?? '').replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
  return {
    name: clean('name'),
    zipCode: clean('zipCode'),
    city: clean('city'),
    address1: clean('address1'),
    address2: clean('address2'),
    phone: clean('phone'),
  };
}

/** What is wrong with a cleaned address, field by field (section 5: all but address2 are required); empty: nothing. */
export function prizeAddressProblems(
  address: PrizeAddress,
): Partial<Readonly<Record<PrizeAddressField, PrizeAddressProblem>>> {
  const problems: Partial<Record<PrizeAddressField, PrizeAddressProblem>> = {};
  for (const field of PRIZE_ADDRESS_FIELDS) {
    const text = address[field];
    if (text === '') {
      if (!OPTIONAL.has(field)) problems[field] = 'missing';
    } else if (text.length > PRIZE_ADDRESS_LONGEST[field] || (field === 'phone' && !PHONE.test(text))) {
      problems[field] = 'malformed';
    }
  }
  return problems;
}
