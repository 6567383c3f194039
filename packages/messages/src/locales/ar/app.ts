import type { Translation } from '../../message-types.ts';
import type english from '../en-US/app.ts';

const app: Translation<typeof english> = {
  'app.problemLANGUAGE': 'تعذّر تحميل اللغة.',
  'app.problemVERSION': 'تعذّر تحميل الإصدار.',
  'app.problemUSER_INFO': 'تعذّر تحميل معلومات المستخدم.',
  'app.problemPURCHASE': 'فشلت عملية الشراء.',
  'app.problemPRODUCT': 'المنتج غير موجود.',
  'app.retry': 'أعد المحاولة',
  'app.pending': 'عملية الشراء معلّقة.',
  'app.problemCERTIFICATE': 'الشهادة غير موثوقة.',
  'app.problemSTORAGE': 'يلزم إذن الوصول إلى التخزين.',
  'app.pendingText': 'تصلك العملات تلقائيًا حين يؤكد المتجر العملية. يمكنك إغلاق هذه الصفحة.',
  'app.inStore': 'أكمل الدفع في نافذة المتجر',
  'app.inStoreText': 'تُفتح النافذة تلقائيًا. تصلك العملات حين يؤكد المتجر الدفع.',
  'app.notCharged': 'إن خصم المتجر المبلغ رغم ذلك، فستصلك العملات تلقائيًا.',
  'app.productText': 'هذه الحزمة غير معروضة للبيع في هذا التطبيق حاليًا.',
  'app.storageText': 'اسمح لهذا التطبيق بالتخزين من إعدادات هاتفك، ثم حاول مجددًا.',
  'app.versionOf': 'إصدار التطبيق {{version}}',
};

export default app;
