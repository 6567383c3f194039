import type { Translation } from '../../message-types.ts';
import type english from '../en-US/shell.ts';

const shell: Translation<typeof english> = {
  'shell.about': '사이트 정보',
  'shell.mainNavigation': '주 메뉴',
  'shell.notifications': '알림',
  'shell.scrollToTop': '맨 위로',
  'shell.skipToContent': '본문으로 건너뛰기',
  'shell.unsupportedBrowserAction': '최신 브라우저 받기',
  'shell.unsupportedBrowserText': 'Internet Explorer에서는 이 사이트를 볼 수 없습니다. 최신 브라우저로 열어 주세요.',
  'shell.unsupportedBrowserTitle': '지원하지 않는 브라우저입니다',
  'shell.wallet': '내 코인',
};

export default shell;
