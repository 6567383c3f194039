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
  'common.logIn': '로그인',
  'common.more': '더보기',
  'common.retry': '다시 시도',
  'common.share': '공유',
};

export default common;
