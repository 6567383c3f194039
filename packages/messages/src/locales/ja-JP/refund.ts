import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': '今月のご利用上限を超えています。',
  'refund.totalTooSmall':
    'お支払い額が少なすぎるため、決済できません。より大きいパックか別のクーポンをお選びください。',
  'refund.birthMonthNeeded': '先に生年月を入力してください。',
  'refund.refundNotPaid': 'この注文のお支払いはまだありません。',
  'refund.refundDone': 'この注文は返金済み、または返金手続き中です。',
  'refund.refundTooLate': '返金できるのはお支払いから7日以内です。',
  'refund.refundTouched': 'このチャージの一部がすでに使われているため、返金できません。',
  'refund.refundAtStore': 'アプリでのお支払いは、アプリストアで返金を申請してください。',
};

export default refund;
