import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': 'Geschenke',
  'nav.event': 'Aktionen',
  'nav.faq': 'Hilfe',
  'nav.fresh': 'Neu',
  'nav.history': 'Coin-Verlauf',
  'nav.home': 'Start',
  'nav.inLanguage': '{{label}} (auf {{language}})',
  'nav.library': 'Bibliothek',
  'nav.my': 'Mein Konto',
  'nav.notice': 'Neuigkeiten',
  'nav.search': 'Suche',
  'nav.setting': 'Einstellungen',
  'nav.shop': 'Shop',
  'nav.transfer': 'Konto umziehen',
  'nav.alarm': 'Benachrichtigungen',
  'nav.qna': 'Meine Anfragen',
};

export default nav;
