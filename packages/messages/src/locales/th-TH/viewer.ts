import type { Translation } from '../../message-types.ts';
import type english from '../en-US/viewer.ts';

const viewer: Translation<typeof english> = {
  'viewer.automatic': 'อัตโนมัติ',
  'viewer.backToSeries': 'กลับไปหน้าเรื่อง',
  'viewer.binge': 'อ่านรวดเดียว',
  'viewer.controls': 'แถบควบคุมการอ่าน',
  'viewer.doublePage': 'สองหน้า',
  'viewer.endText': 'คุณอ่านถึงตอนล่าสุดแล้ว',
  'viewer.endTitle': 'จบ{{episode}}',
  'viewer.layout': 'การแสดงหน้า',
  'viewer.list': 'สารบัญ',
  'viewer.lockedTitle': 'ตอนที่เลือกยังล็อกอยู่',
  'viewer.mode': 'รูปแบบการอ่าน',
  'viewer.next': 'ถัดไป',
  'viewer.nextEpisode': 'ตอนถัดไป',
  'viewer.page': 'หน้า {{page}} จาก {{pages}}',
  'viewer.pageFailed': 'โหลดหน้านี้ไม่สำเร็จ',
  'viewer.pageImage': '{{title}} หน้า {{page}}',
  'viewer.pageText': 'หน้า {{page}}',
  'viewer.paper': 'ปัดทีละหน้า',
  'viewer.previous': 'ก่อนหน้า',
  'viewer.progress': 'อ่านไปแล้ว',
  'viewer.readInstead': 'อ่าน {{episode}}',
  'viewer.scroll': 'เลื่อน',
  'viewer.settings': 'ตั้งค่า',
  'viewer.showControls': 'แสดงหรือซ่อนแถบควบคุม',
  'viewer.singlePage': 'หน้าเดียว',
  'viewer.bingeHint': 'ต่อตอนถัดไปให้ และหยุดเมื่อถึงตอนที่ต้องจ่าย',
  'viewer.bingeRent': 'เช่าตอนถัดไปโดยไม่ต้องถาม',
  'viewer.bingeLimit': 'วงเงินเป็นเหรียญ',
  'viewer.bingeLeft': 'เหลือ {{left}} จาก {{limit}}',
  'viewer.bingeStop': 'หยุด',
  'viewer.lockedText': 'ตอนที่เลือกไม่ใช่ตอนฟรี ส่วนตอนฟรีเปิดให้ทุกคนอ่านได้',
  'viewer.bingeAllow_other': 'อนุญาตไม่เกิน {{count}} เหรียญ',
};

export default viewer;
