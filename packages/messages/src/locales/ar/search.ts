import type { Translation } from '../../message-types.ts';
import type english from '../en-US/search.ts';

const search: Translation<typeof english> = {
  'search.clear': 'مسح الحقل',
  'search.everywhere': 'البحث في كل مكان',
  'search.more': 'عرض المزيد',
  'search.moreFailed': 'تعذّر تحميل التالي.',
  'search.noneText': 'راجع الإملاء، أو استخدم كلمات أقل، أو ابحث عن مؤلف أو وسم.',
  'search.noneTitle': 'لا نتائج عن «{{query}}»',
  'search.placeholder': 'العنوان أو المؤلف أو الوسم',
  'search.recent': 'عمليات البحث الأخيرة',
  'search.remove': 'حذف «{{query}}»',
  'search.removeAll': 'حذف الكل',
  'search.resultsALL': 'نتائج البحث عن «{{query}}»',
  'search.resultsTAG': 'الموسومة بـ«{{query}}»',
  'search.resultsTITLE': 'عناوين فيها «{{query}}»',
  'search.scopeALL': 'الكل',
  'search.scopeTAG': 'الوسوم',
  'search.scopeTITLE': 'العناوين',
  'search.scopes': 'أين تبحث',
  'search.startText': 'ابحث بعنوان أو مؤلف أو وسم.',
  'search.startTitle': 'ماذا تودّ أن تقرأ؟',
  'search.topTags': 'الوسوم الرائجة',
};

export default search;
