import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_one': '{{count}} gratis',
  'series.badgeFree_other': '{{count}} gratis',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': 'Gratis mit Wartezeit',
  'series.reads_one': '{{reads}} Mal gelesen',
  'series.reads_other': '{{reads}} Mal gelesen',
  'series.statusCOMPLETED': 'Abgeschlossen',
  'series.statusPAUSED': 'Pausiert',
  'series.statusSCHEDULED': 'Laufend',
  'series.typeCOMIC': 'Comic',
  'series.typeNOVEL': 'Roman',
};

export default series;
