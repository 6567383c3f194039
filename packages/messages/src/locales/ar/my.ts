import type { Translation } from '../../message-types.ts';
import type english from '../en-US/my.ts';

const my: Translation<typeof english> = {
  'my.emptyText': 'افتح سلسلة وستجدها هنا في انتظارك.',
  'my.emptyTitle': 'لا شيء قيد القراءة بعد',
  'my.guestText': 'ما تقرؤه يُحفظ في هذا المتصفح فقط.',
  'my.guestTitle': 'أنت تقرأ بصفة ضيف',
};

export default my;
