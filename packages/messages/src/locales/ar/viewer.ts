import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': 'تلقائي',
  'viewer.backToSeries': 'العودة إلى السلسلة',
  'viewer.binge': 'قراءة متواصلة',
  'viewer.bingeHint': 'تتبعها الحلقة التالية بلا توقف.',
  'viewer.controls': 'أدوات القراءة',
  'viewer.doublePage': 'صفحتان',
  'viewer.endText': 'وصلت إلى أحدث حلقة.',
  'viewer.endTitle': 'نهاية {{episode}}',
  'viewer.layout': 'الصفحات',
  'viewer.list': 'القائمة',
  'viewer.lockedText':
    'هذه الحلقة ليست مجانية، والشراء غير متاح في هذا الموقع بعد وسيُفتح لاحقًا. أما الحلقات المجانية فمفتوحة للجميع.',
  'viewer.lockedTitle': 'هذه الحلقة مقفلة',
  'viewer.mode': 'وضع القراءة',
  'viewer.next': 'التالية',
  'viewer.nextEpisode': 'الحلقة التالية',
  'viewer.page': 'صفحة {{page}} من {{pages}}',
  'viewer.pageFailed': 'تعذّر تحميل هذه الصفحة.',
  'viewer.pageImage': '{{title}}، صفحة {{page}}',
  'viewer.pageText': 'الصفحة {{page}}',
  'viewer.paper': 'تقليب الصفحات',
  'viewer.previous': 'السابقة',
  'viewer.progress': 'ما قرأته حتى الآن',
  'viewer.readInstead': 'اقرأ {{episode}}',
  'viewer.scroll': 'تمرير',
  'viewer.settings': 'الإعدادات',
  'viewer.showControls': 'إظهار الأدوات أو إخفاؤها',
  'viewer.singlePage': 'صفحة واحدة',
};

export default viewer;
