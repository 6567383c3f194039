import type { Translation } from '../../message-types.ts';
import type english from '../en-US/notice.ts';

const notice: Translation<typeof english> = {
  'notice.all': 'كل الإشعارات',
  'notice.emptyText': 'ستظهر أخبار المتجر هنا.',
  'notice.emptyTitle': 'لا إشعارات بعد',
  'notice.newer': 'الأحدث',
  'notice.older': 'الأقدم',
  'notice.page': 'صفحة {{page}} من {{pages}}',
  'notice.pages': 'صفحات الإشعارات',
  'notice.pinned': 'مثبّت',
};

export default notice;
