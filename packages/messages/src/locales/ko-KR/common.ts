import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': '뒤로',
  'common.cancel': '취소',
  'common.close': '닫기',
  'common.coins_other': '코인 {{count}}개',
  'common.confirm': '확인',
  'common.goBack': '이전 페이지로',
  'common.goHome': '홈으로',
  'common.less': '접기',
  'common.loading': '불러오는 중…',
  'common.logIn': '로그인',
  'common.logOut': '로그아웃',
  'common.more': '더보기',
  'common.no': '아니요',
  'common.retry': '다시 시도',
  'common.save': '저장',
  'common.seeAll': '전체 보기',
  'common.share': '공유',
  'common.yes': '예',
};

export default common;
