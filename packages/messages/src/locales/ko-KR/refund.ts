import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': '이번 달 한도를 넘었어요.',
  'refund.totalTooSmall': '남은 결제 금액이 너무 적어 결제할 수 없어요. 더 큰 팩이나 다른 쿠폰을 선택해 주세요.',
  'refund.birthMonthNeeded': '먼저 태어난 연도와 월을 알려 주세요.',
  'refund.refundNotPaid': '이 주문은 아직 결제되지 않았어요.',
  'refund.refundDone': '이 주문은 환불되었거나 환불 중이에요.',
  'refund.refundTooLate': '결제 후 7일 안에 환불할 수 있어요.',
  'refund.refundTouched': '이 충전의 일부를 이미 사용해서 환불할 수 없어요.',
  'refund.refundAtStore': '앱 스토어에서 결제한 금액은 스토어에서 환불해 주세요.',
};

export default refund;
