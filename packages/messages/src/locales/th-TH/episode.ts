import type { Translation } from '../../message-types.ts';
import type english from '../en-US/episode.ts';

const episode: Translation<typeof english> = {
  'episode.daysLeft_other': 'เหลือ {{count}} วัน',
  'episode.free': 'ฟรี',
  'episode.hoursLeft_other': 'เหลือ {{count}} ชม.',
  'episode.login': 'เข้าสู่ระบบ',
  'episode.minutesLeft_other': 'เหลือ {{count}} นาที',
  'episode.notForSale': 'ไม่มีขาย',
  'episode.number': 'ตอนที่ {{number}}',
  'episode.own': 'ซื้อ',
  'episode.owned': 'เป็นเจ้าของ',
  'episode.read': 'อ่านแล้ว',
  'episode.reading': 'กำลังอ่าน',
  'episode.rent': 'เช่า',
  'episode.sentence': '{{title}} {{date}} {{state}}',
  'episode.sentenceUndated': '{{title}} {{state}}',
  'episode.soon': 'เร็ว ๆ นี้',
  'episode.spokenFree': 'อ่านฟรี',
  'episode.spokenLogin': 'ฟรี เข้าสู่ระบบเพื่ออ่าน',
  'episode.spokenNotForSale': 'ตอนนี้ยังไม่มีขาย',
  'episode.spokenOwn': 'ซื้อได้ในราคา {{own}}',
  'episode.spokenOwned': 'เป็นเจ้าของแล้ว',
  'episode.spokenRead': 'อ่านแล้ว',
  'episode.spokenReading': 'กำลังอ่าน ถึง {{percent}} เปอร์เซ็นต์',
  'episode.spokenRent': 'เช่าได้ในราคา {{rent}}',
  'episode.spokenRentOrOwn': 'เช่า {{rent}} หรือซื้อ {{own}}',
  'episode.spokenRentedDays_other': 'เช่าอยู่ เหลือ {{count}} วัน',
  'episode.spokenRentedHours_other': 'เช่าอยู่ เหลือ {{count}} ชั่วโมง',
  'episode.spokenRentedMinutes_other': 'เช่าอยู่ เหลือ {{count}} นาที',
  'episode.spokenSoon': 'ยังไม่เปิดให้อ่าน',
  'episode.spokenWaitFree': 'เปิดอ่านด้วยตั๋วรอฟรี',
  'episode.waitFree': 'รอฟรี',
};

export default episode;
