import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_one': '{{count}} gratuit',
  'series.badgeFree_many': '{{count}} gratuits',
  'series.badgeFree_other': '{{count}} gratuits',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': 'Gratuit en patientant',
  'series.reads_one': '{{reads}} lecture',
  'series.reads_many': '{{reads}} de lectures',
  'series.reads_other': '{{reads}} lectures',
  'series.statusCOMPLETED': 'Terminée',
  'series.statusPAUSED': 'En pause',
  'series.statusSCHEDULED': 'En cours',
  'series.typeCOMIC': 'BD',
  'series.typeNOVEL': 'Roman',
};

export default series;
