import type { Translation } from '../../message-types.ts';
import type english from '../en-US/gifts.ts';

const gifts: Translation<typeof english> = {
  'gifts.title': 'ของขวัญ',
  'gifts.tabs': 'ของขวัญที่รับได้และของคุณ',
  'gifts.toTake': 'รับได้',
  'gifts.mine': 'ของฉัน',
  'gifts.typeRENT': 'ตั๋วเช่า',
  'gifts.typePOSSESSION': 'ตั๋วซื้อขาด',
  'gifts.anySeries': 'ใช้ได้กับทุกเรื่อง',
  'gifts.episodes_other': 'เปิดอ่านได้ {{count}} ตอน',
  'gifts.left': 'เหลือ {{left}} จาก {{all}}',
  'gifts.takeBy': 'รับภายใน {{date}}',
  'gifts.useBy': 'ใช้ภายใน {{date}}',
  'gifts.take': 'รับ',
  'gifts.choose': 'เลือกตอน',
  'gifts.chooseSeries': 'เลือกเรื่อง',
  'gifts.yours': 'เป็นของคุณแล้ว',
  'gifts.usedUp': 'ใช้แล้ว',
  'gifts.over': 'หมดอายุแล้ว',
  'gifts.taken': 'รับของขวัญแล้ว',
  'gifts.emptyTitle': 'ตอนนี้ยังไม่มีของขวัญ',
  'gifts.emptyText': 'ของขวัญใหม่มาพร้อมกิจกรรม แวะมาดูใหม่นะ',
  'gifts.emptyMineTitle': 'ยังไม่ได้รับของขวัญ',
  'gifts.emptyMineText': 'ของขวัญที่คุณรับจะรออยู่ที่นี่',
  'gifts.see': 'ดูของขวัญที่รับได้',
};

export default gifts;
