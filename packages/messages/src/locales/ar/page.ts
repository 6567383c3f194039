import type { Translation } from '../../message-types.ts';
import type english from '../en-US/page.ts';

const page: Translation<typeof english> = {
  'page.accessDeniedText': 'سجّل الدخول مجددًا لتتابع من حيث توقفت.',
  'page.accessDeniedTitle': 'انتهت صلاحية هذه الجلسة.',
  'page.errorReference': 'إذا راسلتنا فاذكر هذا الرقم: {{id}}',
  'page.errorText': 'الخلل من جهتنا، وكل ما تملكه محفوظ. يرجى المحاولة مجددًا بعد قليل.',
  'page.errorTitle': 'حدث خطأ ما',
  'page.notFoundText': 'نُقلت الصفحة أو لم تكن موجودة. كل ما تملكه محفوظ.',
  'page.notFoundTitle': 'هذه اللوحة مفقودة',
  'page.notTakenText': 'لا يمكن لهذه الصفحة استقبال ما أُرسل إليها. كل ما تملكه محفوظ. يرجى فتحها من جديد.',
  'page.offlineText': 'تحقق من اتصالك ثم أعد المحاولة.',
  'page.offlineTitle': 'لا يوجد اتصال',
  'page.prepareText': 'الموقع مغلق لفترة قصيرة. مكتبتك وعملاتك في أمان.',
  'page.prepareTitle': 'سنعود قريبًا',
  'page.shelfTitle': 'اقرأ هذه بدلًا منها',
};

export default page;
