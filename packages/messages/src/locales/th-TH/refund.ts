import type { Translation } from '../../message-types.ts';
import type english from '../en-US/refund.ts';

const refund: Translation<typeof english> = {
  'refund.overMonthlyCap': 'เกินวงเงินของเดือนนี้แล้ว',
  'refund.totalTooSmall': 'ยอดที่เหลือน้อยเกินกว่าจะชำระได้ กรุณาเลือกแพ็กที่ใหญ่ขึ้นหรือคูปองอื่น',
  'refund.birthMonthNeeded': 'กรุณาบอกปีและเดือนเกิดของคุณก่อน',
  'refund.refundNotPaid': 'คำสั่งซื้อนี้ยังไม่ได้ชำระเงิน',
  'refund.refundDone': 'เงินของคำสั่งซื้อนี้กำลังคืนให้หรือคืนแล้ว',
  'refund.refundTooLate': 'ขอคืนเงินได้ภายใน 7 วันหลังชำระเงิน',
  'refund.refundTouched': 'มีการใช้บางส่วนของการเติมครั้งนี้แล้ว จึงคืนเงินไม่ได้',
  'refund.refundAtStore': 'รายการที่ชำระในแอป โปรดขอคืนเงินที่สโตร์ของแอป',
};

export default refund;
