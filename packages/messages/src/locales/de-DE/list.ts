import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.alsoLike': 'Das könnte dir auch gefallen',
  'list.count_one': '{{count}} Serie',
  'list.count_other': '{{count}} Serien',
  'list.emptyText': 'Neue Serien erscheinen hier, sobald es sie gibt.',
  'list.emptyTitle': 'Dieses Regal ist noch leer',
  'list.filter': 'Was gratis ist',
  'list.freeALL': 'Alles gratis',
  'list.freeFREE': 'Gratis-Folgen',
  'list.freeFREETIME': 'Gratis mit Wartezeit',
  'list.loading': 'Wird geladen',
  'list.ongoing': 'Alle laufenden Serien',
  'list.sort': 'Sortierung',
  'list.sortLATEST': 'Neueste',
  'list.sortPOPULAR': 'Beliebt',
  'list.ten': 'Alle 10 Tage',
  'list.tenNote': 'Neu am 1., 11. und 21. Diese Runde begann am {{date}}.',
};

export default list;
