import type { Translation } from '../../message-types.ts';
import type english from '../en-US/series.ts';

const series: Translation<typeof english> = {
  'series.badgeFree_other': '{{count}} 話免費',
  'series.badgeUp': 'UP',
  'series.badgeWaitFree': '等就免費',
  'series.reads_other': '{{reads}} 次閱讀',
  'series.statusCOMPLETED': '已完結',
  'series.statusPAUSED': '休刊中',
  'series.statusSCHEDULED': '連載中',
  'series.typeCOMIC': '漫畫',
  'series.typeNOVEL': '小說',
};

export default series;
