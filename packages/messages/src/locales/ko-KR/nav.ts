import type { Translation } from '../../message-types.ts';
import type english from '../en-US/nav.ts';

const nav: Translation<typeof english> = {
  'nav.benefit': '선물',
  'nav.event': '이벤트',
  'nav.faq': '도움말',
  'nav.fresh': '새 소식',
  'nav.history': '코인 내역',
  'nav.home': '홈',
  'nav.inLanguage': '{{label}}({{language}})',
  'nav.library': '보관함',
  'nav.my': '마이',
  'nav.notice': '공지사항',
  'nav.search': '검색',
  'nav.setting': '설정',
  'nav.shop': '충전소',
  'nav.transfer': '계정 이전',
  'nav.alarm': '알림',
  'nav.qna': '내 문의',
};

export default nav;
