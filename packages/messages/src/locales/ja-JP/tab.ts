import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': '曜日',
  'tab.RANKING': 'ランキング',
  'tab.FREE': '無料',
  'tab.ACTION': 'アクション',
  'tab.ADULT': 'オトナ',
  'tab.ALL': 'すべて',
  'tab.MON': '月',
  'tab.TUE': '火',
  'tab.WED': '水',
  'tab.THU': '木',
  'tab.FRI': '金',
  'tab.SAT': '土',
  'tab.SUN': '日',
  'tab.TEN': '10日',
};

export default tab;
