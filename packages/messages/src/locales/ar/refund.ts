import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': 'تجاوزت حدّ هذا الشهر.',
  'refund.totalTooSmall': 'المبلغ المتبقي أقل من أن يُدفع. يرجى اختيار باقة أكبر أو قسيمة أخرى.',
  'refund.birthMonthNeeded': 'أخبرنا أولاً بسنة ميلادك وشهره.',
  'refund.refundNotPaid': 'لم يُدفع أي مبلغ لهذا الطلب.',
  'refund.refundDone': 'مبلغ هذا الطلب أُعيد إليك أو هو في طريقه إليك.',
  'refund.refundTooLate': 'يمكن استرداد المبلغ خلال 7 أيام من الدفع.',
  'refund.refundTouched': 'استُخدم جزء مما جاء مع هذا الشحن، لذا لا يمكن استرداد المبلغ.',
  'refund.refundAtStore': 'ما دُفع في متجر التطبيقات يستردّه المتجر نفسه.',
};

export default refund;
