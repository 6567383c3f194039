import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': '新しい通知はありません',
  'alarm.emptyText': 'お気に入りの作品の新しい話、お問い合わせへの回答、ギフトやクーポンのお知らせがここに届きます。',
  'alarm.kept': '通知の保存期間は{{days}}日間です',
  'alarm.pages': '通知のページ',
  'alarm.kindTICKET_ANSWERED': 'お問い合わせ「{{title}}」に回答しました。',
  'alarm.kindGIFT_OFFERED': 'ギフトが届いています：{{title}}',
  'alarm.kindCOUPON_GIVEN': '新しいクーポンが届きました：{{title}}',
  'alarm.kindNEW_EPISODE': '新しい話が公開されました：{{title}}',
  'alarm.kindNEW_ADULT_EPISODE': 'お気に入りの作品に新しい話が公開されました。',
  'alarm.kindFREE_TICKET_READY': '無料チケットが使えるようになりました：{{title}}',
  'alarm.kindADULT_FREE_TICKET_READY': '読んでいる作品の無料チケットが使えるようになりました。',
  'alarm.kindCOINS_END_SOON': 'まもなく期限が切れるコイン：{{coins}}。{{day}}までにお使いください。',
  'alarm.kindGIFT_ENDS_SOON': 'ギフトは{{day}}までにお使いください：{{title}}',
  'alarm.kindCOUPON_ENDS_SOON': 'クーポンは{{day}}までにお使いください：{{title}}',
  'alarm.kindSPINS_END_SOON': 'まもなく期限が切れるルーレット券：{{tickets}}。{{day}}までにお使いください。',
  'alarm.outsideTICKET_ANSWERED': 'お問い合わせに回答しました。',
  'alarm.outsideMany': '新しい通知：{{count}}件',
};

export default alarm;
