import type { Translation } from '../../message-types.ts';
import type english from '../en-US/tab.ts';

const tab: Translation<typeof english> = {
  'tab.DAILY': 'يومي',
  'tab.RANKING': 'الترتيب',
  'tab.FREE': 'مجاني',
  'tab.ACTION': 'أكشن',
  'tab.ADULT': 'للبالغين',
  'tab.ALL': 'الكل',
  'tab.MON': 'إثنين',
  'tab.TUE': 'ثلاثاء',
  'tab.WED': 'أربعاء',
  'tab.THU': 'خميس',
  'tab.FRI': 'جمعة',
  'tab.SAT': 'سبت',
  'tab.SUN': 'أحد',
  'tab.TEN': '10 أيام',
};

export default tab;
