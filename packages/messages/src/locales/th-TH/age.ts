import type { Translation } from '../../message-types.ts';
import type english from '../en-US/age.ts';

const age: Translation<typeof english> = {
  'age.ask': 'คุณอายุ {{age}} ปีขึ้นไปหรือไม่',
  'age.askText': 'หมวดนี้มีผลงานสำหรับผู้ใหญ่ เราจะถามวันละครั้ง',
  'age.askYearlyText': 'หมวดนี้มีผลงานสำหรับผู้ใหญ่ เราจะถามปีละครั้ง',
  'age.birthdayText': 'หมวดนี้สำหรับผู้อ่านอายุ {{age}} ปีขึ้นไป เราจะถามปีละครั้ง',
  'age.birthdayTitle': 'คุณเกิดวันไหน',
  'age.checkBirthday': 'โปรดตรวจสอบวันเกิดของคุณ',
  'age.confirmed': 'ยืนยันอายุของคุณแล้ว',
  'age.confirmedText': 'ปิดหน้าต่างนี้แล้วอ่านต่อได้เลย',
  'age.consent': 'ฉันยินยอมให้ใช้ชื่อ วันเกิด และเบอร์โทรศัพท์ของฉันเพื่อตรวจสอบอายุ',
  'age.day': 'วัน',
  'age.hiddenText': 'ยืนยันอายุแล้ว แต่คุณปิดการแสดงไว้',
  'age.hiddenTitle': 'ผลงานสำหรับผู้ใหญ่ถูกซ่อนอยู่',
  'age.knownText': 'วันเกิดของคุณคือ {{date}} เราจะถามปีละครั้ง',
  'age.knownTitle': 'ยังเป็นคุณใช่ไหม',
  'age.leave': 'ออก',
  'age.loginText': 'เข้าสู่ระบบและยืนยันอายุปีละครั้งเพื่อดูหมวดนี้',
  'age.month': 'เดือน',
  'age.no': 'ไม่ใช่',
  'age.nothingHappened': 'ไม่มีอะไรเกิดขึ้นใช่ไหม ปิดหน้าต่างนั้นแล้วเริ่มใหม่',
  'age.opensAt': 'หมวดนี้เปิดให้ผู้ที่มีอายุ {{age}} ปีขึ้นไป',
  'age.phoneNote': 'โทรศัพท์ต้องจดทะเบียนในชื่อของคุณเอง',
  'age.phoneText': 'ในเกาหลี ผลงานสำหรับผู้ใหญ่ต้องยืนยันทางโทรศัพท์ปีละครั้งด้วย',
  'age.phoneTitle': 'ยืนยันอายุทางโทรศัพท์',
  'age.readOn': 'อ่านต่อ',
  'age.secondOfTwo': '2 จาก 2',
  'age.show': 'แสดงผลงาน',
  'age.startAgain': 'เริ่มใหม่',
  'age.title': 'ยืนยันอายุ',
  'age.toPhoneCheck': 'ไปยืนยันทางโทรศัพท์',
  'age.verifyByPhone': 'ยืนยันทางโทรศัพท์',
  'age.year': 'ปี พ.ศ.',
  'age.yes': 'ใช่',
};

export default age;
