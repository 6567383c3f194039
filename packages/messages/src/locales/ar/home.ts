import type { Translation } from '../../message-types.ts';
import type english from '../en-US/home.ts';

const home: Translation<typeof english> = {
  'home.bannerFree': 'عمل اليوم المجاني',
  'home.bannerToday': 'في جدول اليوم',
  'home.bannerTop': 'الأول الآن',
  'home.browse': 'تصفّح حسب الموضوع',
  'home.continueReading': 'تابع القراءة',
  'home.days': 'أيام الأسبوع',
  'home.emptyCommand': 'أضف قصة مصوّرة أو رواية بهذا الأمر، ثم أعد تحميل الصفحة:',
  'home.emptyText': 'ملف CBZ أو EPUB أو صورة أو مجلد صور: كل منها يصبح سلسلة تقرؤها هنا.',
  'home.emptyTitle': 'الرفوف ما زالت فارغة',
  'home.endText': 'هذا كل جديد اليوم. نلتقي غدًا.',
  'home.featured': 'مختارات بارزة',
  'home.freeShelf': 'اقرأ مجانًا',
  'home.newest': 'جديدنا',
  'home.newestNovels': 'روايات جديدة',
  'home.nextSlide': 'اللافتة التالية',
  'home.pauseSlides': 'إيقاف اللافتات',
  'home.playSlides': 'تشغيل اللافتات',
  'home.popupNotToday': 'ليس اليوم',
  'home.popupOpen': 'ألقِ نظرة',
  'home.previousSlide': 'اللافتة السابقة',
  'home.seeAll': 'عرض الكل',
  'home.slidePlace': '{{index}} من {{count}}',
  'home.tabs': 'الأقسام',
  'home.title': 'قصص مصوّرة وروايات',
  'home.topNow': 'الأعلى الآن',
};

export default home;
