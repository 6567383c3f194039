import type { Translation } from '../../message-types.ts';
import type english from '../en-US/faq.ts';

const faq: Translation<typeof english> = {
  'faq.all': 'كل المواضيع',
  'faq.categories': 'المواضيع',
  'faq.categoryACCOUNT': 'الحساب',
  'faq.categoryAPP': 'التطبيق والجهاز',
  'faq.categoryCOIN': 'العملات والدفع',
  'faq.categoryCONTENTS': 'السلاسل والحلقات',
  'faq.categoryOTHER': 'غير ذلك',
  'faq.categoryREADING': 'القراءة',
  'faq.emptyText': 'ستظهر هنا إجابات الأسئلة الشائعة.',
  'faq.emptyTitle': 'لا أسئلة هنا بعد',
  'faq.lead': 'أكثر ما يسأل عنه القرّاء، مع الإجابات.',
  'faq.askTitle': 'لم تجد الجواب؟',
  'faq.askText': 'اسأل فريق الدعم، ويمكنك إرفاق صور.',
};

export default faq;
