import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': '目前沒有通知',
  'alarm.emptyText': '您追蹤的作品更新、客服答覆、禮物與優惠券都會在這裡通知。',
  'alarm.kept': '通知保留 {{days}} 天',
  'alarm.pages': '通知頁面',
  'alarm.kindTICKET_ANSWERED': '我們已答覆您的提問「{{title}}」。',
  'alarm.kindGIFT_OFFERED': '有一份禮物等您領取：{{title}}',
  'alarm.kindCOUPON_GIVEN': '您有一張新的優惠券：{{title}}',
  'alarm.kindNEW_EPISODE': '新的一話上線了：{{title}}',
  'alarm.kindNEW_ADULT_EPISODE': '您追蹤的作品有新的一話。',
  'alarm.kindFREE_TICKET_READY': '您的免費票券可以用了：{{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': '您正在看的作品的免費票券可以用了。',
  'alarm.kindCOINS_END_SOON': '即將到期的代幣：{{coins}}。請在 {{day}} 前使用。',
  'alarm.kindGIFT_ENDS_SOON': '請在 {{day}} 前使用禮物：{{title}}',
  'alarm.kindCOUPON_ENDS_SOON': '請在 {{day}} 前使用優惠券：{{title}}',
  'alarm.kindSPINS_END_SOON': '即將到期的輪盤券：{{tickets}}。請在 {{day}} 前使用。',
  'alarm.outsideTICKET_ANSWERED': '我們已答覆您的提問。',
  'alarm.outsideMany': '新通知：{{count}} 則',
};

export default alarm;
