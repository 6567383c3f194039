import type { Translation } from '../../message-types.ts';
import type english from '../en-US/detail.ts';

const detail: Translation<typeof english> = {
  'detail.adultTitle': 'สำหรับผู้อ่านอายุ {{age}} ปีขึ้นไป',
  'detail.continueEpisode': 'อ่านต่อ {{episode}}',
  'detail.copyLink': 'คัดลอกลิงก์',
  'detail.episodes_other': 'ทั้งหมด {{count}} ตอน',
  'detail.favourite': 'รายการโปรด',
  'detail.favouriteFailed': 'ไม่สำเร็จ โปรดลองอีกครั้ง',
  'detail.linkCopied': 'คัดลอกลิงก์แล้ว',
  'detail.more': 'เรื่องอื่นที่น่าอ่าน',
  'detail.noEpisodesText': 'ตอนแรกจะแสดงที่นี่เมื่อเปิดให้อ่าน',
  'detail.noEpisodesTitle': 'ยังไม่มีตอน',
  'detail.notices': 'ประกาศ',
  'detail.notShared': 'แชร์ไม่สำเร็จ โปรดคัดลอกที่อยู่จากแถบที่อยู่',
  'detail.otherLanguages': 'อ่านในภาษาอื่น',
  'detail.readFirst': 'อ่านตอนแรก',
  'detail.readFirstFree': 'อ่านตอนแรกฟรี',
  'detail.sortNewest': 'ใหม่สุดก่อน',
  'detail.sortOldest': 'เก่าสุดก่อน',
  'detail.tags': 'แนวและแท็ก',
  'detail.updateDays': 'อัปเดตทุก{{days}}',
  'detail.updateTen': 'อัปเดตวันที่ 1, 11 และ 21',
};

export default detail;
