import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_other': '{{count}}話無料',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': '待てば無料',
  'series.reads_other': '{{reads}}回閲覧',
  'series.statusCOMPLETED': '完結',
  'series.statusPAUSED': '休載中',
  'series.statusSCHEDULED': '連載中',
  'series.typeCOMIC': 'マンガ',
  'series.typeNOVEL': '小説',
};

export default series;
