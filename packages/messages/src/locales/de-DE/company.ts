import type { Translation } from '../../message-types.ts';
import type english from '../en-US/company.ts';

const company: Translation<typeof english> = {
  'company.title': 'Impressum',
  'company.name': 'Unternehmen',
  'company.representative': 'Vertreten durch',
  'company.address': 'Anschrift',
  'company.email': 'E-Mail-Adresse',
  'company.phone': 'Telefon',
  'company.kindREGISTER': 'Registereintrag',
  'company.kindVAT': 'Umsatzsteuer-ID',
  'company.kindBUSINESS': 'Unternehmensnummer',
  'company.prices': 'Preise',
  'company.pricesText': 'Stehen mit Steuern bei jedem Paket.',
  'company.payment': 'Zahlung',
  'company.paymentText': 'Bei der Bestellung, auf einem der Wege der Kasse.',
  'company.delivery': 'Lieferung',
  'company.deliveryText': 'Die Coins kommen sofort, wenn die Zahlung bestätigt ist.',
  'company.returns': 'Rückgabe',
  'company.returnsText': 'Innerhalb von {{days}} Tagen, solange nichts davon verbraucht ist.',
};

export default company;
