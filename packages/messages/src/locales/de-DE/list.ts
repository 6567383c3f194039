import type { Translation } from '../../message-types.ts';
import type english from '../en-US/list.ts';

const list: Translation<typeof english> = {
  'list.count_one': '{{count}} Serie',
  'list.count_other': '{{count}} Serien',
  'list.emptyText': 'Jede Woche kommen neue Serien dazu. Sehen Sie sich so lange um.',
  'list.emptyTitle': 'Dieses Regal ist noch leer',
  'list.filter': 'Was kostenlos ist',
  'list.freeALL': 'Alles Kostenlose',
  'list.freeFREE': 'Freie Folgen',
  'list.freeFREETIME': 'Warten und gratis lesen',
  'list.loading': 'Wird geladen',
  'list.ongoing': 'Alle laufenden Serien',
  'list.sort': 'Sortierung',
  'list.sortLATEST': 'Neueste',
  'list.sortPOPULAR': 'Beliebt',
  'list.ten': 'Alle zehn Tage',
  'list.tenNote': 'Neu am 1., 11. und 21. Diese Runde begann am {{date}}.',
};

export default list;
