import type { Translation } from '../../message-types.ts';
import type english from '../en-US/library.ts';

const library: Translation<typeof english> = {
  'library.tabs': 'หมวดในคลัง',
  'library.tabMy': 'ตอนของฉัน',
  'library.tabFavorite': 'รายการโปรด',
  'library.tabRecent': 'ล่าสุด',
  'library.sortCREATE': 'ใหม่ล่าสุด',
  'library.sortENDING': 'ใกล้หมดเวลา',
  'library.owned': 'ซื้อแล้ว {{amount}} ตอน',
  'library.new': 'ใหม่ {{amount}} ตอน',
  'library.rentedLeft': 'เช่าอยู่ {{left}}',
  'library.notBegun': 'ยังไม่ได้อ่าน',
  'library.hidden': 'ซ่อนไว้ตามการตั้งค่าของคุณ {{amount}} เรื่อง',
  'library.end': 'ครบทั้งหมดแล้ว',
  'library.emptyMyTitle': 'ยังไม่มีตอนของคุณ',
  'library.emptyMyText': 'ตอนที่คุณเช่าหรือซื้อจะรออยู่ที่นี่',
  'library.emptyFavoriteTitle': 'ยังไม่มีรายการโปรด',
  'library.emptyFavoriteText': 'กดหัวใจที่เรื่องที่ชอบ แล้วจะอยู่ที่นี่',
  'library.emptyRecentTitle': 'ยังไม่ได้อ่านอะไร',
  'library.emptyRecentText': 'เปิดอ่านจากเครื่องไหนก็ได้ แล้วอ่านต่อที่นี่',
};

export default library;
