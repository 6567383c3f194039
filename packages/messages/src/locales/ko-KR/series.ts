import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_other': '{{count}}화 무료',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': '기다리면 무료',
  'series.reads_other': '조회 {{reads}}회',
  'series.statusCOMPLETED': '완결',
  'series.statusPAUSED': '휴재',
  'series.statusSCHEDULED': '연재 중',
  'series.typeCOMIC': '웹툰',
  'series.typeNOVEL': '소설',
};

export default series;
