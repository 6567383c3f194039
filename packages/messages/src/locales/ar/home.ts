import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.continueReading': 'تابع القراءة',
  'home.description': 'قصص مصورة وروايات بحلقات جديدة كل يوم. اقرأ الحلقات الأولى مجانًا على {{brand}}.',
  'home.emptyCommand': 'أضف قصة مصورة أو رواية بهذا الأمر، ثم أعد تحميل الصفحة:',
  'home.emptyText': 'ملف CBZ أو EPUB أو صورة أو مجلد صور: كل منها يصبح عملًا تقرأه هنا.',
  'home.emptyTitle': 'الرفوف ما زالت فارغة',
  'home.newest': 'جديدنا',
  'home.newestNovels': 'روايات جديدة',
  'home.title': 'قصص مصورة وروايات',
};

export default home;
