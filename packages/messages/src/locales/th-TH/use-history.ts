import type { Translation } from '../../message-types.ts';
import type english from '../en-US/use-history.ts';

const useHistory: Translation<typeof english> = {
  'useHistory.tabs': 'หมวดประวัติ',
  'useHistory.tabCharge': 'เติม',
  'useHistory.tabUse': 'ใช้',
  'useHistory.tabPoints': 'แต้ม',
  'useHistory.title': 'การใช้เหรียญ',
  'useHistory.days': '{{days}} วันที่ผ่านมา',
  'useHistory.balance': 'ยอดคงเหลือ',
  'useHistory.kinds': 'ซื้อ {{coin}} · ฟรี {{free}} · โบนัส {{bonus}}',
  'useHistory.typeRENT': 'เช่า',
  'useHistory.typePOSSESSION': 'ซื้อ',
  'useHistory.typeRENT_GIFT': 'ตั๋วเช่า',
  'useHistory.typePOSSESSION_GIFT': 'ตั๋วซื้อขาด',
  'useHistory.typeFREETIME': 'ตั๋วฟรี',
  'useHistory.typeALL_RENT': 'เช่าทั้งหมด',
  'useHistory.typeALL_POSSESSION': 'ซื้อทั้งหมด',
  'useHistory.typePERMANENT': 'มอบให้คุณ',
  'useHistory.free': 'ไม่ใช้เหรียญ',
  'useHistory.undone': 'คืนแล้วเมื่อ {{date}}',
  'useHistory.lineBought': '{{amount}} ซื้อเมื่อ {{date}}',
  'useHistory.lineCoin': '{{amount}} ของ {{date}}',
  'useHistory.lineFree': 'ฟรี {{amount}} ของ {{date}}',
  'useHistory.lineBonus': 'โบนัส {{amount}} ของ {{date}}',
  'useHistory.ends': '{{line}} (หมดอายุ {{date}})',
  'useHistory.sum': '{{coins}}: {{lines}}',
  'useHistory.number': 'หมายเลข {{id}}',
  'useHistory.copy': 'คัดลอกไว้สอบถาม',
  'useHistory.copied': 'คัดลอกแล้ว',
  'useHistory.notCopied': 'คัดลอกไม่ได้ โปรดเลือกข้อความเอง',
  'useHistory.emptyTitle': 'ยังไม่ได้ใช้เหรียญ',
  'useHistory.emptyText': 'ตอนที่คุณเช่าหรือซื้อจะอยู่ที่นี่พร้อมใบเสร็จ',
};

export default useHistory;
