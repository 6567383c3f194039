/** Why a payment is not made, or not given back. */
export default {
  'refund.overMonthlyCap': 'This is over this month’s limit.',
  'refund.totalTooSmall':
    'What is left to pay is too little for a payment. Please choose a larger pack or another coupon.',
  'refund.birthMonthNeeded': 'Please tell us your year and month of birth first.',
  'refund.refundNotPaid': 'Nothing was paid for this order.',
  'refund.refundDone': 'The money for this order is on its way back, or has arrived already.',
  'refund.refundTooLate': 'A charge can be refunded within 7 days.',
  'refund.refundTouched': 'Part of what came with this charge is used, so it cannot be refunded.',
  'refund.refundAtStore': 'The app’s store refunds what was paid there.',
} as const;
