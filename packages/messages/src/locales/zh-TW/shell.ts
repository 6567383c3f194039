import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': '關於本站',
  'shell.mainNavigation': '主選單',
  'shell.notifications': '通知',
  'shell.scrollToTop': '回到頂端',
  'shell.skipToContent': '跳至內容',
  'shell.unsupportedBrowserAction': '取得新版瀏覽器',
  'shell.unsupportedBrowserText': 'Internet Explorer 無法顯示本網站，請改用新版瀏覽器開啟。',
  'shell.unsupportedBrowserTitle': '不支援此瀏覽器',
  'shell.wallet': '你的代幣',
};

export default shell;
