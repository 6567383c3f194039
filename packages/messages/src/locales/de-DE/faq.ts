import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': 'Alle Themen',
  'faq.categories': 'Themen',
  'faq.categoryACCOUNT': 'Konto',
  'faq.categoryAPP': 'App und Gerät',
  'faq.categoryCOIN': 'Coins und Zahlung',
  'faq.categoryCONTENTS': 'Serien und Folgen',
  'faq.categoryOTHER': 'Sonstiges',
  'faq.categoryREADING': 'Lesen',
  'faq.emptyText': 'Hier erscheinen Antworten auf häufige Fragen.',
  'faq.emptyTitle': 'Noch keine Fragen',
  'faq.lead': 'Was am häufigsten gefragt wird, und die Antworten.',
  'faq.askTitle': 'Keine Antwort gefunden?',
  'faq.askText': 'Frag unseren Support, gern mit Bildern.',
};

export default faq;
