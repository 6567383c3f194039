import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': 'للقرّاء من سن {{age}} فما فوق',
  'detail.continueEpisode': 'تابع {{episode}}',
  'detail.copyLink': 'نسخ الرابط',
  'detail.episodes_few': '{{count}} حلقات',
  'detail.episodes_many': '{{count}} حلقة',
  'detail.episodes_one': 'حلقة واحدة',
  'detail.episodes_other': '{{count}} حلقة',
  'detail.episodes_two': 'حلقتان',
  'detail.episodes_zero': 'لا حلقات',
  'detail.favourite': 'المفضلة',
  'detail.favouriteFailed': 'لم ينجح ذلك. يرجى المحاولة مرة أخرى.',
  'detail.linkCopied': 'نُسخ الرابط',
  'detail.more': 'المزيد للقراءة',
  'detail.noEpisodesText': 'تظهر الحلقة الأولى هنا فور صدورها.',
  'detail.noEpisodesTitle': 'لا حلقات بعد',
  'detail.notices': 'الإشعارات',
  'detail.notShared': 'تعذّرت المشاركة. يرجى نسخ العنوان من شريط العنوان.',
  'detail.otherLanguages': 'اقرأها بلغة أخرى',
  'detail.readFirst': 'اقرأ الحلقة الأولى',
  'detail.readFirstFree': 'اقرأ الحلقة الأولى مجانًا',
  'detail.sortNewest': 'الأحدث أولًا',
  'detail.sortOldest': 'الأقدم أولًا',
  'detail.tags': 'الأنواع والوسوم',
  'detail.updateDays': 'جديد كل {{days}}',
  'detail.updateTen': 'جديد في أيام 1 و11 و21 من الشهر',
};

export default detail;
