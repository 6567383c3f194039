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
  'common.logIn': 'Anmelden',
  'common.more': 'Mehr',
  'common.retry': 'Erneut versuchen',
  'common.share': 'Teilen',
};

export default common;
