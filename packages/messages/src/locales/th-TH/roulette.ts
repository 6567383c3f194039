import type { Translation } from '../../message-types.ts';
import type english from '../en-US/roulette.ts';

const roulette: Translation<typeof english> = {
  'roulette.title': 'วงล้อนำโชค',
  'roulette.until': 'ถึง {{date}}',
  'roulette.spin': 'หมุน · ตั๋ว 1 ใบ',
  'roulette.turning': 'กำลังหมุน',
  'roulette.skip': 'ข้ามไปดูผล',
  'roulette.chances': 'โอกาสได้รางวัล',
  'roulette.prize': 'รางวัล',
  'roulette.chance': 'โอกาส',
  'roulette.nothing': 'ไม่ได้รางวัล',
  'roulette.won': 'คุณได้รับ {{prize}}',
  'roulette.lost': 'ครั้งนี้ไม่ได้รางวัล',
  'roulette.noTickets': 'คุณไม่มีตั๋ว ตั๋วได้จากคูปองและกิจกรรม',
  'roulette.toCoupons': 'กรอกรหัสคูปอง',
  'roulette.closedTitle': 'ตอนนี้ยังไม่มีวงล้อ',
  'roulette.closedText': 'จะกลับมาพร้อมกิจกรรม แวะมาดูใหม่นะ',
  'roulette.refusedTitle': 'วงล้อนี้ไม่ใช่สำหรับบัญชีนี้',
  'roulette.toBenefit': 'ดูสิทธิพิเศษวันนี้',
};

export default roulette;
