import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': 'أقسام المكتبة',
  'library.tabMy': 'حلقاتي',
  'library.tabFavorite': 'المفضلة',
  'library.tabRecent': 'الأخيرة',
  'library.sortCREATE': 'الأحدث',
  'library.sortENDING': 'الأقرب انتهاءً',
  'library.owned': 'مملوكة: {{amount}}',
  'library.new': 'جديدة: {{amount}}',
  'library.rentedLeft': 'مستأجرة، {{left}}',
  'library.notBegun': 'لم تبدأ بعد',
  'library.hidden': 'مخفي بسبب إعداداتك: {{amount}}',
  'library.end': 'هذا كل شيء.',
  'library.emptyMyTitle': 'لا حلقات لك بعد',
  'library.emptyMyText': 'ما تستأجره أو تشتريه ينتظرك هنا.',
  'library.emptyFavoriteTitle': 'لا مفضلة بعد',
  'library.emptyFavoriteText': 'اضغط على قلب السلسلة لتجدها هنا.',
  'library.emptyRecentTitle': 'لم تقرأ شيئًا بعد',
  'library.emptyRecentText': 'افتح سلسلة على أي جهاز وتابع من هنا.',
};

export default library;
