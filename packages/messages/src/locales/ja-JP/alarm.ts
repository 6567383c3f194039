import type { Translation } from '../../message-types.ts';
import type english from '../en-US/alarm.ts';

const alarm: Translation<typeof english> = {
  'alarm.emptyTitle': '新しい通知はありません',
  'alarm.emptyText': 'あなた宛ての回答、ギフト、クーポンをここでお知らせします。',
  'alarm.kept': '通知の保存期間は{{days}}日間です',
  'alarm.pages': '通知のページ',
  'alarm.kindTICKET_ANSWERED': 'お問い合わせ「{{title}}」に回答しました。',
  'alarm.kindGIFT_OFFERED': 'ギフトが届いています：{{title}}',
  'alarm.kindCOUPON_GIVEN': '新しいクーポンが届きました：{{title}}',
};

export default alarm;
