import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': '연재',
  'tab.RANKING': '랭킹',
  'tab.FREE': '무료',
  'tab.ACTION': '액션',
  'tab.ADULT': '성인',
  'tab.ALL': '전체',
  'tab.MON': '월',
  'tab.TUE': '화',
  'tab.WED': '수',
  'tab.THU': '목',
  'tab.FRI': '금',
  'tab.SAT': '토',
  'tab.SUN': '일',
  'tab.TEN': '열흘',
};

export default tab;
