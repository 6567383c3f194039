import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': '每日',
  'tab.RANKING': '排行榜',
  'tab.FREE': '免費',
  'tab.ACTION': '動作',
  'tab.ADULT': '成人',
  'tab.ALL': '全部',
  'tab.MON': '週一',
  'tab.TUE': '週二',
  'tab.WED': '週三',
  'tab.THU': '週四',
  'tab.FRI': '週五',
  'tab.SAT': '週六',
  'tab.SUN': '週日',
  'tab.TEN': '十日',
};

export default tab;
