import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': 'الهدايا',
  'nav.event': 'الفعاليات',
  'nav.faq': 'المساعدة',
  'nav.fresh': 'جديد',
  'nav.history': 'سجل العملات',
  'nav.home': 'الرئيسية',
  'nav.inLanguage': '{{label}} ({{language}})',
  'nav.library': 'المكتبة',
  'nav.my': 'حسابي',
  'nav.notice': 'الإشعارات',
  'nav.search': 'البحث',
  'nav.setting': 'الإعدادات',
  'nav.shop': 'المتجر',
  'nav.transfer': 'نقل الحساب',
  'nav.alarm': 'التنبيهات',
  'nav.qna': 'أسئلتي',
};

export default nav;
