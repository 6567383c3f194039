import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': '已超過本月的上限。',
  'refund.totalTooSmall': '剩餘應付金額過低，無法付款。請選擇較大的方案或其他優惠券。',
  'refund.birthMonthNeeded': '請先填寫您的出生年月。',
  'refund.refundNotPaid': '這筆訂單尚未付款。',
  'refund.refundDone': '這筆訂單的款項已退回，或正在退回中。',
  'refund.refundTooLate': '付款後 7 天內可以退款。',
  'refund.refundTouched': '這次儲值的一部分已使用，因此無法退款。',
  'refund.refundAtStore': '在 App 商店付款的項目，請向商店申請退款。',
};

export default refund;
