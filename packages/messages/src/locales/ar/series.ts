import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_zero': 'لا مجاني',
  'series.badgeFree_one': 'حلقة مجانية',
  'series.badgeFree_two': 'حلقتان مجانًا',
  'series.badgeFree_few': '{{count}} مجانًا',
  'series.badgeFree_many': '{{count}} مجانًا',
  'series.badgeFree_other': '{{count}} مجانًا',
  'series.badgeUp': 'محدّث',
  'series.badgeWaitFree': 'انتظر واقرأ',
  'series.reads_zero': 'لا قراءات',
  'series.reads_one': '{{reads}} قراءة',
  'series.reads_two': '{{reads}} قراءة',
  'series.reads_few': '{{reads}} قراءات',
  'series.reads_many': '{{reads}} قراءة',
  'series.reads_other': '{{reads}} قراءة',
  'series.statusCOMPLETED': 'مكتملة',
  'series.statusPAUSED': 'متوقفة مؤقتًا',
  'series.statusSCHEDULED': 'مستمرة',
  'series.typeCOMIC': 'قصة مصوّرة',
  'series.typeNOVEL': 'رواية',
};

export default series;
