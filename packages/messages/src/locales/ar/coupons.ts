import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': 'القسائم',
  'coupons.code': 'رمز القسيمة',
  'coupons.codeRequired': 'أدخل رمزًا',
  'coupons.add': 'إضافة',
  'coupons.tabs': 'القسائم حسب حالتها',
  'coupons.usable': 'صالحة',
  'coupons.expired': 'منتهية',
  'coupons.used': 'مستخدمة',
  'coupons.off': 'خصم',
  'coupons.extraPoints': 'نقاط إضافية',
  'coupons.freeCoins': 'عملات مجانية',
  'coupons.freePoints': 'نقاط مجانية',
  'coupons.spins': 'دورات للعجلة',
  'coupons.from': 'ابتداءً من {{price}}',
  'coupons.where': 'صالحة على: {{places}}',
  'coupons.everywhere': 'صالحة في كل مكان',
  'coupons.clientWEB': 'الويب',
  'coupons.clientAND_PLAY': 'تطبيق Google Play',
  'coupons.clientAND_PLUS': 'تطبيق Android من موقعنا',
  'coupons.clientIOS_APP': 'تطبيق iPhone',
  'coupons.until': 'حتى {{date}}',
  'coupons.usedOn': 'استُخدمت في {{date}}',
  'coupons.expiredOn': 'انتهت في {{date}}',
  'coupons.held': 'بانتظار الدفع',
  'coupons.use': 'استخدمها في المتجر',
  'coupons.added': 'القسيمة لك الآن. استخدمها في المتجر.',
  'coupons.emptyUsableTitle': 'لا قسائم بعد',
  'coupons.emptyUsableText': 'لديك رمز؟ أدخله في الأعلى.',
  'coupons.emptyExpiredTitle': 'لا قسائم منتهية',
  'coupons.emptyUsedTitle': 'لم تُستخدم أي قسيمة بعد',
  'coupons.emptyOtherText': 'قسائمك الصالحة على بُعد نقرة.',
  'coupons.toUsable': 'عرض القسائم الصالحة',
};

export default coupons;
