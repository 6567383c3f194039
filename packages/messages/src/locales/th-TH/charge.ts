import type { Translation } from '../../message-types.ts';
import type english from '../en-US/charge.ts';

const charge: Translation<typeof english> = {
  'charge.window': '{{days}} วันที่ผ่านมา',
  'charge.typeCHARGE_COIN': 'ซื้อเหรียญ',
  'charge.received': 'ได้รับเหรียญ',
  'charge.typeEXCHANGE_MILEAGE': 'แลกแต้ม',
  'charge.typeCANCEL_CHARGE_COIN': 'คืนเงินการซื้อ',
  'charge.typeEXCHANGE_COUPON': 'จากคูปอง',
  'charge.typeADMIN_CHARGE_COIN': 'ทีมงานมอบให้',
  'charge.typeADMIN_CANCEL_CHARGE_COIN': 'ทีมงานเรียกคืน',
  'charge.bonusAmount': '{{amount}} โบนัส',
  'charge.freeAmount': '{{amount}} ฟรี',
  'charge.statePending': 'รอการชำระเงินของคุณ',
  'charge.stateRefunded': 'คืนเงินแล้ว',
  'charge.stateDisputed': 'ผู้ให้บริการชำระเงินเรียกคืน',
  'charge.refundUntil': 'ขอคืนเงินได้ถึง {{date}}',
  'charge.spent': 'ใช้ไปแล้ว {{amount}} เหรียญ',
  'charge.pointsUsed': 'แต้มที่ได้ถูกใช้ไปแล้ว',
  'charge.tooLate': 'หมดเวลาขอคืนเงินแล้ว',
  'charge.byStore': 'ขอคืนเงินได้ที่แอปสโตร์',
  'charge.refund': 'ขอคืนเงิน',
  'charge.view': 'ดูการชำระเงิน',
  'charge.refundPrice': 'ขอคืน {{price}}',
  'charge.refundTitle': 'คืนเหรียญเหล่านี้หรือไม่',
  'charge.refundText': 'รายการนี้จะถูกเรียกคืน และเงินจะกลับไปทางเดิม',
  'charge.coins': 'เหรียญ',
  'charge.bonus': 'เหรียญโบนัส',
  'charge.points': 'แต้ม',
  'charge.money': 'คุณได้รับคืน',
  'charge.couponBack': 'คูปองกลับมาเป็นของคุณ',
  'charge.refunded': 'กำลังคืนเงินให้คุณ',
  'charge.emptyTitle': 'ยังไม่มีเหรียญ',
  'charge.emptyText': 'สิ่งที่คุณซื้อ แลก หรือได้รับจะแสดงที่นี่',
  'charge.end': 'ทั้งหมดมีเท่านี้',
};

export default charge;
