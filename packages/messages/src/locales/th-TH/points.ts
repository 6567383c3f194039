import type { Translation } from '../../message-types.ts';
import type english from '../en-US/points.ts';

const points: Translation<typeof english> = {
  'points.title': 'แต้ม',
  'points.balance': 'แต้มของคุณ',
  'points.window': '{{days}} วันล่าสุด',
  'points.exchange': 'แลกแต้ม',
  'points.missing': 'อีก {{missing}}',
  'points.amount': 'แต้มที่จะแลก',
  'points.less': 'ลดแต้ม',
  'points.more': 'เพิ่มแต้ม',
  'points.all': 'ทั้งหมด',
  'points.preview': '{{points}} › {{coins}} ใช้ได้ถึง {{date}}',
  'points.form': 'ตั้งแต่ {{minimum}} เพิ่มทีละ {{step}}',
  'points.amountForm': 'โปรดกรอกจำนวนแต้ม',
  'points.exchangeAmount': 'แลก {{points}}',
  'points.exchanged': 'ได้รับ {{coins}} แล้ว ใช้ได้ถึง {{date}}',
  'points.typeCHARGE': 'ได้รับแต้ม',
  'points.typeEXCHANGE': 'แลกเป็นเหรียญโบนัส',
  'points.typeEXPIRE': 'หมดอายุ',
  'points.typeCANCEL': 'คืนเพราะยกเลิกการซื้อ',
  'points.takenBack': 'ทีมงานเรียกคืน',
  'points.typeMERGE': 'จากบัญชีเดิมของคุณ',
  'points.sourcePAYMENT': 'จากการซื้อเหรียญ',
  'points.sourceCOUPON': 'จากคูปอง',
  'points.sourceMILEAGE': 'จากการแลก',
  'points.sourceREWARD': 'รางวัล',
  'points.sourceEVENT': 'จากกิจกรรม',
  'points.sourceADMIN': 'เราให้คุณ',
  'points.sourceOFFERWALL': 'จากข้อเสนอ',
  'points.until': 'ถึง {{date}}',
  'points.end': 'ทั้งหมดแล้ว',
  'points.emptyTitle': 'ไม่มีแต้มในช่วงนี้',
  'points.emptyText': 'แต้มมาพร้อมการซื้อเหรียญและกิจกรรม',
};

export default points;
