import type { Translation } from '../../message-types.ts';
import type english from '../en-US/withdrawal.ts';

const withdrawal: Translation<typeof english> = {
  'withdrawal.title': 'حذف الحساب',
  'withdrawal.ends': 'ينتهي الآن: {{list}}.',
  'withdrawal.endsNothing': 'ليس في هذا الحساب عملات ولا حلقات.',
  'withdrawal.refundable_zero': 'لا عمليات شحن يمكن استردادها',
  'withdrawal.refundable_one': 'عملية شحن واحدة ما زال يمكن استردادها',
  'withdrawal.refundable_two': 'عمليتا شحن ما زال يمكن استردادهما',
  'withdrawal.refundable_few': '{{count}} عمليات شحن ما زال يمكن استردادها',
  'withdrawal.refundable_many': '{{count}} عملية شحن ما زال يمكن استردادها',
  'withdrawal.refundable_other': '{{count}} عملية شحن ما زال يمكن استردادها',
  'withdrawal.dates':
    'تُمحى البيانات بعد شهر، في {{erased}}. ويمكن التسجيل بهذا المعرّف مجددًا بعد 30 يومًا، ابتداءً من {{again}}.',
  'withdrawal.reason': 'لماذا تريد المغادرة؟',
  'withdrawal.reasonFEW_SERIES': 'لا أجد هنا ما يكفي مما يعجبني',
  'withdrawal.reasonPRICES': 'الأسعار مرتفعة',
  'withdrawal.reasonSELDOM': 'نادرًا ما أقرأ',
  'withdrawal.reasonFAULTS': 'هناك ما لا يعمل',
  'withdrawal.reasonNEW_ACCOUNT': 'أريد البدء من جديد بحساب آخر',
  'withdrawal.reasonPRIVACY': 'لا أريد الاحتفاظ ببياناتي',
  'withdrawal.reasonOTHER': 'سبب آخر',
  'withdrawal.reasonRequired': 'يُرجى اختيار سبب.',
  'withdrawal.detail': 'بكلماتك',
  'withdrawal.detailRequired': 'يُرجى إخبارنا بالمزيد.',
  'withdrawal.agree': 'قرأت ما سبق وأريد حذف حسابي.',
  'withdrawal.keep': 'الاحتفاظ بالحساب',
  'withdrawal.confirmTitle': 'هل تريد حذف حسابك؟',
  'withdrawal.confirmText': 'سيُسجَّل خروجك من كل الأجهزة فورًا، ولا يمكن التراجع عن ذلك.',
  'withdrawal.yes': 'نعم',
  'withdrawal.no': 'لا',
  'withdrawal.doneTitle': 'تلقّينا طلبك',
  'withdrawal.doneText': 'أُغلق حسابك. تُمحى بياناته في {{erased}}، ويمكن التسجيل بهذا المعرّف مجددًا ابتداءً من {{again}}.',
  'withdrawal.requestedUntil': 'طُلب حذف هذا الحساب. يمكنك التسجيل مجددًا ابتداءً من {{date}}.',
  'withdrawal.deletedUntil': 'حُذف مؤخرًا حساب بهذا المعرّف. يمكنك التسجيل مجددًا ابتداءً من {{date}}.',
};

export default withdrawal;
