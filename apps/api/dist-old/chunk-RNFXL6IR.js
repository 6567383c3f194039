import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/th-TH/device.json
var device_menu = "บันทึกลงอุปกรณ์นี้";
var device_title = "ในอุปกรณ์นี้";
var device_about = "อ่านตอนนี้ได้โดยไม่ต้องเชื่อมต่อ ไฟล์ถูกเข้ารหัส และมีเพียงคุณที่เปิดได้ในเครื่องนี้";
var device_aboutSeries = "อ่านตอนที่อ่านได้ตอนนี้โดยไม่ต้องเชื่อมต่อ ไฟล์ถูกเข้ารหัสในอุปกรณ์นี้";
var device_save = "บันทึก";
var device_saving = "กำลังบันทึก: {{done}} จาก {{parts}}";
var device_partial = "ยังไม่ครบ: {{done}} จาก {{parts}}";
var device_resume = "ทำต่อ";
var device_until = "อ่านออฟไลน์ได้ถึง {{date}} และต่ออายุเมื่อออนไลน์";
var device_untilRental = "อ่านออฟไลน์ได้ถึง {{date}} ซึ่งเป็นวันสิ้นสุดสิทธิ์";
var device_endsSoon = "ใกล้หมดเวลา: {{date}}";
var device_needsConnection = "ออนไลน์หนึ่งครั้งก่อน {{date}} เพื่อต่ออายุ";
var device_ended = "หมดเวลาแล้ว ลบออกจากอุปกรณ์นี้แล้ว";
var device_remove = "ลบ";
var device_removeOne = "ลบ: {{title}}";
var device_removeAll = "ลบทั้งหมด";
var device_removeAllAsk = "ลบทุกตอนที่บันทึกไว้ออกจากอุปกรณ์นี้ไหม";
var device_room = "ใช้ไป {{size}}";
var device_roomKnown = "ใช้ไป {{size}} เหลือ {{free}}";
var device_noRoom = "พื้นที่ในอุปกรณ์ไม่พอ โปรดลบบางอย่างแล้วลองใหม่";
var device_lost = "การเชื่อมต่อขาดหาย ส่วนที่ได้มาแล้วยังอยู่ ทำต่อได้เมื่อออนไลน์";
var device_unsupported = "เบราว์เซอร์นี้บันทึกตอนไม่ได้ ในหน้าต่างส่วนตัวจะไม่มีการบันทึก";
var device_failed = "ไม่สำเร็จ โปรดลองอีกครั้ง";
var device_list = "ดูทั้งหมดในอุปกรณ์นี้";
var device_emptyTitle = "ยังไม่มีตอนที่บันทึกไว้";
var device_emptyText = "เปิดตอน แล้วเลือก “บันทึกลงอุปกรณ์นี้” ในเมนู";
var device_guest = "เข้าสู่ระบบเพื่อบันทึกตอนที่เช่าหรือซื้อไว้";
var device_endOthers = "ลบออกจากอุปกรณ์อื่นของฉัน";
var device_othersEnded = "อุปกรณ์อื่นจะลบตอนเมื่อออนไลน์ครั้งถัดไป";
var device_default = {
  "device.menu": device_menu,
  "device.title": device_title,
  "device.about": device_about,
  "device.aboutSeries": device_aboutSeries,
  "device.save": device_save,
  "device.saving": device_saving,
  "device.partial": device_partial,
  "device.resume": device_resume,
  "device.until": device_until,
  "device.untilRental": device_untilRental,
  "device.endsSoon": device_endsSoon,
  "device.needsConnection": device_needsConnection,
  "device.ended": device_ended,
  "device.remove": device_remove,
  "device.removeOne": device_removeOne,
  "device.removeAll": device_removeAll,
  "device.removeAllAsk": device_removeAllAsk,
  "device.room": device_room,
  "device.roomKnown": device_roomKnown,
  "device.noRoom": device_noRoom,
  "device.lost": device_lost,
  "device.unsupported": device_unsupported,
  "device.failed": device_failed,
  "device.list": device_list,
  "device.emptyTitle": device_emptyTitle,
  "device.emptyText": device_emptyText,
  "device.guest": device_guest,
  "device.endOthers": device_endOthers,
  "device.othersEnded": device_othersEnded
};

export {
  device_menu as "device.menu",
  device_title as "device.title",
  device_about as "device.about",
  device_aboutSeries as "device.aboutSeries",
  device_save as "device.save",
  device_saving as "device.saving",
  device_partial as "device.partial",
  device_resume as "device.resume",
  device_until as "device.until",
  device_untilRental as "device.untilRental",
  device_endsSoon as "device.endsSoon",
  device_needsConnection as "device.needsConnection",
  device_ended as "device.ended",
  device_remove as "device.remove",
  device_removeOne as "device.removeOne",
  device_removeAll as "device.removeAll",
  device_removeAllAsk as "device.removeAllAsk",
  device_room as "device.room",
  device_roomKnown as "device.roomKnown",
  device_noRoom as "device.noRoom",
  device_lost as "device.lost",
  device_unsupported as "device.unsupported",
  device_failed as "device.failed",
  device_list as "device.list",
  device_emptyTitle as "device.emptyTitle",
  device_emptyText as "device.emptyText",
  device_guest as "device.guest",
  device_endOthers as "device.endOthers",
  device_othersEnded as "device.othersEnded",
  device_default
};
//# sourceMappingURL=chunk-RNFXL6IR.js.map
