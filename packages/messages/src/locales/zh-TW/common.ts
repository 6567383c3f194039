import type { Translation } from '../../message-types.ts';
import type english from '../en-US/common.ts';

const common: Translation<typeof english> = {
  'common.back': '返回',
  'common.cancel': '取消',
  'common.close': '關閉',
  'common.coins_other': '{{count}} 枚代幣',
  'common.confirm': '確認',
  'common.goBack': '回上一頁',
  'common.goHome': '回首頁',
  'common.less': '收合',
  'common.logIn': '登入',
  'common.more': '更多',
  'common.retry': '再試一次',
  'common.share': '分享',
};

export default common;
