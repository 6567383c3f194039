import type { Translation } from '../../message-types.ts';
import type english from '../en-US/coupons.ts';

const coupons: Translation<typeof english> = {
  'coupons.title': 'คูปอง',
  'coupons.code': 'รหัสคูปอง',
  'coupons.codeRequired': 'โปรดกรอกรหัส',
  'coupons.add': 'เพิ่ม',
  'coupons.tabs': 'คูปองตามสถานะ',
  'coupons.usable': 'ใช้ได้',
  'coupons.expired': 'หมดอายุ',
  'coupons.used': 'ใช้แล้ว',
  'coupons.off': 'ส่วนลด',
  'coupons.extraPoints': 'แต้มเพิ่ม',
  'coupons.freeCoins': 'เหรียญฟรี',
  'coupons.freePoints': 'แต้มฟรี',
  'coupons.spins': 'สิทธิ์หมุนวงล้อ',
  'coupons.from': 'ขั้นต่ำ {{price}}',
  'coupons.where': 'ใช้ได้ที่ {{places}}',
  'coupons.everywhere': 'ใช้ได้ทุกที่',
  'coupons.clientWEB': 'เว็บไซต์',
  'coupons.clientAND_PLAY': 'แอปจาก Google Play',
  'coupons.clientAND_PLUS': 'แอป Android จากเว็บไซต์ของเรา',
  'coupons.clientIOS_APP': 'แอป iPhone',
  'coupons.until': 'ถึง {{date}}',
  'coupons.usedOn': 'ใช้เมื่อ {{date}}',
  'coupons.expiredOn': 'หมดอายุเมื่อ {{date}}',
  'coupons.held': 'รอการชำระเงิน',
  'coupons.use': 'ใช้ในร้านค้า',
  'coupons.added': 'ได้รับคูปองแล้ว นำไปใช้ในร้านค้าได้เลย',
  'coupons.emptyUsableTitle': 'ยังไม่มีคูปอง',
  'coupons.emptyUsableText': 'มีรหัสไหม กรอกด้านบนได้เลย',
  'coupons.emptyExpiredTitle': 'ไม่มีคูปองที่หมดอายุ',
  'coupons.emptyUsedTitle': 'ยังไม่ได้ใช้คูปองใด',
  'coupons.emptyOtherText': 'ดูคูปองที่ใช้ได้ในแตะเดียว',
  'coupons.toUsable': 'ดูคูปองที่ใช้ได้',
};

export default coupons;
