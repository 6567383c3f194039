import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': '最近 {{days}} 天',
  'charge.typeCHARGE_COIN': '購買代幣',
  'charge.received': '獲得代幣',
  'charge.typeEXCHANGE_MILEAGE': '兌換點數',
  'charge.typeCANCEL_CHARGE_COIN': '購買退款',
  'charge.typeEXCHANGE_COUPON': '來自優惠券',
  'charge.typeADMIN_CHARGE_COIN': '由我們贈送',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': '由我們收回',
  'charge.bonusAmount': '{{amount}} 紅利',
  'charge.freeAmount': '{{amount}} 免費',
  'charge.statePending': '等待您的付款',
  'charge.stateRefunded': '已退款',
  'charge.stateDisputed': '被付款服務撤回',
  'charge.refundUntil': '{{date}} 前可退款',
  'charge.spent': '其中 {{amount}} 枚已使用。',
  'charge.pointsUsed': '其點數已使用。',
  'charge.tooLate': '已過退款期限',
  'charge.byStore': '退款請至應用程式商店。',
  'charge.refund': '退款',
  'charge.view': '查看付款',
  'charge.refundPrice': '退款 {{price}}',
  'charge.refundTitle': '要退回這些代幣嗎？',
  'charge.refundText': '以下將被收回，款項會退回原付款方式。',
  'charge.coins': '代幣',
  'charge.bonus': '紅利代幣',
  'charge.points': '點數',
  'charge.money': '退還金額',
  'charge.couponBack': '優惠券也會歸還。',
  'charge.refunded': '退款處理中。',
  'charge.emptyTitle': '還沒有代幣',
  'charge.emptyText': '您購買、兌換或獲贈的都會列在這裡。',
  'charge.end': '就是全部了。',
};

export default charge;
