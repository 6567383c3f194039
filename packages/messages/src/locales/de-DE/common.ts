import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': 'Zurück',
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.coins_one': '{{count}} Coin',
  'common.coins_other': '{{count}} Coins',
  'common.confirm': 'Bestätigen',
  'common.goBack': 'Zurück',
  'common.goHome': 'Zur Startseite',
  'common.less': 'Weniger',
  'common.loading': 'Wird geladen …',
  'common.logIn': 'Anmelden',
  'common.logOut': 'Abmelden',
  'common.more': 'Mehr',
  'common.no': 'NEIN',
  'common.retry': 'Erneut versuchen',
  'common.save': 'Speichern',
  'common.seeAll': 'Alle anzeigen',
  'common.share': 'Teilen',
  'common.yes': 'JA',
};

export default common;
