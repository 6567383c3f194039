import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': 'เกี่ยวกับเว็บไซต์นี้',
  'shell.mainNavigation': 'เมนูหลัก',
  'shell.notifications': 'การแจ้งเตือน',
  'shell.scrollToTop': 'กลับขึ้นด้านบน',
  'shell.skipToContent': 'ข้ามไปยังเนื้อหา',
  'shell.unsupportedBrowserAction': 'ดาวน์โหลดเบราว์เซอร์รุ่นใหม่',
  'shell.unsupportedBrowserText': 'Internet Explorer แสดงเว็บไซต์นี้ไม่ได้ โปรดเปิดด้วยเบราว์เซอร์รุ่นใหม่',
  'shell.unsupportedBrowserTitle': 'ไม่รองรับเบราว์เซอร์นี้',
  'shell.wallet': 'เหรียญของคุณ',
};

export default shell;
