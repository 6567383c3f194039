import type { Translation } from '../../message-types.ts';
import type english from '../en-US/mature.ts';

const mature: Translation<typeof english> = {
  'mature.ask': 'คุณอายุ {{age}} ปีขึ้นไปหรือไม่',
  'mature.laterText': 'ผลงานสำหรับผู้ใหญ่จะแสดงเฉพาะผู้อ่านที่ยืนยันอายุแล้วเท่านั้น การยืนยันอายุบนเว็บไซต์นี้จะเปิดให้ใช้ภายหลัง',
  'mature.leave': 'ออก',
  'mature.loginText': 'เข้าสู่ระบบและยืนยันอายุปีละครั้งเพื่อดูหมวดนี้',
  'mature.no': 'ไม่ใช่',
  'mature.text': 'หมวดนี้มีผลงานสำหรับผู้ใหญ่ เราจะถามวันละครั้ง',
  'mature.toNew': 'ดูเรื่องที่มาใหม่',
  'mature.toRanking': 'ดูอันดับ',
  'mature.yes': 'ใช่',
};

export default mature;
