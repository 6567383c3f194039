import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': 'رجوع',
  'common.cancel': 'إلغاء',
  'common.close': 'إغلاق',
  'common.coins_zero': 'لا عملات',
  'common.coins_one': 'عملة واحدة',
  'common.coins_two': 'عملتان',
  'common.coins_few': '{{count}} عملات',
  'common.coins_many': '{{count}} عملة',
  'common.coins_other': '{{count}} عملة',
  'common.confirm': 'تأكيد',
  'common.goBack': 'رجوع',
  'common.goHome': 'إلى الرئيسية',
  'common.less': 'أقل',
  'common.logIn': 'تسجيل الدخول',
  'common.more': 'المزيد',
  'common.retry': 'إعادة المحاولة',
  'common.share': 'مشاركة',
};

export default common;
