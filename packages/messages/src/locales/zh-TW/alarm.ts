import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': '目前沒有通知',
  'alarm.emptyText': '給你的答覆、禮物與優惠券都會在這裡通知。',
  'alarm.kept': '通知保留 {{days}} 天',
  'alarm.pages': '通知頁面',
  'alarm.kindTICKET_ANSWERED': '我們已答覆你的提問「{{title}}」。',
  'alarm.kindGIFT_OFFERED': '有一份禮物等你領取：{{title}}',
  'alarm.kindCOUPON_GIVEN': '你有一張新的優惠券：{{title}}',
};

export default alarm;
