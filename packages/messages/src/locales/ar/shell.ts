import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': 'عن هذا الموقع',
  'shell.mainNavigation': 'القائمة الرئيسية',
  'shell.notifications': 'التنبيهات',
  'shell.scrollToTop': 'إلى أعلى الصفحة',
  'shell.skipToContent': 'تخطَّ إلى المحتوى',
  'shell.unsupportedBrowserAction': 'احصل على متصفح حديث',
  'shell.unsupportedBrowserText': 'لا يستطيع Internet Explorer عرض هذا الموقع. يرجى فتحه في متصفح حديث.',
  'shell.unsupportedBrowserTitle': 'هذا المتصفح غير مدعوم',
  'shell.wallet': 'عملاتك',
};

export default shell;
