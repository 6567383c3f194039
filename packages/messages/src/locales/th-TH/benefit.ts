import type { Translation } from '../../message-types.ts';
import type english from '../en-US/benefit.ts';

const benefit: Translation<typeof english> = {
  'benefit.title': 'สิทธิพิเศษ',
  'benefit.lead': 'ฟรีสำหรับคุณวันนี้',
  'benefit.tickets': 'ตั๋วฟรี',
  'benefit.ticketsReady_other': 'พร้อมใช้กับ {{count}} เรื่อง',
  'benefit.gifts': 'ของขวัญ',
  'benefit.giftsToTake_other': 'รับได้ {{count}} ชิ้น',
  'benefit.giftBox': 'กล่องของขวัญ',
  'benefit.giftTickets_other': 'ตั๋วที่ใช้ได้ {{count}} ใบ',
  'benefit.coupons': 'คูปอง',
  'benefit.couponsUsable_other': 'ใช้ได้ {{count}} ใบ',
  'benefit.roulette': 'วงล้อ',
  'benefit.spins_other': 'หมุนได้ {{count}} ครั้ง',
  'benefit.events': 'กิจกรรม',
  'benefit.eventsRunning_other': 'กำลังจัด {{count}} กิจกรรม',
  'benefit.points': 'แต้ม',
  'benefit.usableFrom': 'ใช้ได้ตั้งแต่ {{minimum}}',
  'benefit.freeCoins_other': '{{count}} เหรียญฟรี',
  'benefit.bonusCoins_other': '{{count}} เหรียญโบนัส',
  'benefit.emptyTitle': 'ตอนนี้ยังไม่มีสิทธิพิเศษ',
  'benefit.emptyText': 'ตั๋ว ของขวัญ และสิทธิ์หมุนวงล้อจะขึ้นที่นี่เมื่อมี',
  'benefit.readFree': 'อ่านฟรี',
  'benefit.guestTitle': 'ของขวัญมีไว้สำหรับผู้อ่านที่มีบัญชี',
  'benefit.guestText': 'เข้าสู่ระบบเพื่อดูตั๋ว ของขวัญ คูปอง และแต้มของคุณ',
  'benefit.toShop': 'ไปที่ร้านค้า',
  'benefit.offers': 'ข้อเสนอ',
  'benefit.offersText': 'ข้อเสนอมาจาก Tapjoy เหรียญจะเข้าเมื่อ Tapjoy ยืนยันแล้ว',
  'benefit.seeOffers': 'ดูข้อเสนอ',
  'benefit.offersCredited': 'ได้รับแล้ว',
  'benefit.offerDone': 'ทำข้อเสนอสำเร็จ',
  'benefit.offersHelp': 'เหรียญยังไม่เข้าใช่ไหม',
};

export default benefit;
