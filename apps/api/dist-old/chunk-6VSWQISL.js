import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/th-TH/viewer-novel.json
var viewerNovel_find = "ค้นหาในตอนนี้";
var viewerNovel_findClear = "ล้าง";
var viewerNovel_findNext = "ผลถัดไป";
var viewerNovel_findPrevious = "ผลก่อนหน้า";
var viewerNovel_findList = "ผลทั้งหมด";
var viewerNovel_findNone = "ไม่พบ";
var viewerNovel_findAt = "{{index}} จาก {{total}}";
var viewerNovel_marks = "ข้อความที่เลือก";
var viewerNovel_yellow = "ไฮไลต์สีเหลือง";
var viewerNovel_green = "ไฮไลต์สีเขียว";
var viewerNovel_blue = "ไฮไลต์สีน้ำเงิน";
var viewerNovel_pink = "ไฮไลต์สีชมพู";
var viewerNovel_note = "บันทึก";
var viewerNovel_noteTitle = "ไฮไลต์";
var viewerNovel_noteHint = "คุณคิดอย่างไรตรงนี้";
var viewerNovel_noteDone = "เสร็จ";
var viewerNovel_noteRemove = "ลบไฮไลต์";
var viewerNovel_copy = "คัดลอก";
var viewerNovel_copied = "คัดลอกแล้ว";
var viewerNovel_readFromHere = "อ่านออกเสียงจากตรงนี้";
var viewerNovel_contents = "ในตอนนี้";
var viewerNovel_readAloud = "อ่านออกเสียง";
var viewerNovel_play = "เล่น";
var viewerNovel_pause = "หยุดชั่วคราว";
var viewerNovel_sentencePrevious = "ประโยคก่อนหน้า";
var viewerNovel_sentenceNext = "ประโยคถัดไป";
var viewerNovel_speed = "ความเร็ว";
var viewerNovel_rate = "{{rate}}×";
var viewerNovel_voice = "เสียง";
var viewerNovel_readAloudStop = "หยุดอ่านออกเสียง";
var viewerNovel_pull = "เลื่อนต่อเพื่อไปตอนถัดไป";
var viewerNovel_pullRelease = "ปล่อยเพื่อเปิด";
var viewerNovel_readAloudFailed = "อุปกรณ์ของคุณอ่านออกเสียงไม่ได้";
var viewerNovel_findHits_other = "{{count}} รายการ";
var viewer_novel_default = {
  "viewerNovel.find": viewerNovel_find,
  "viewerNovel.findClear": viewerNovel_findClear,
  "viewerNovel.findNext": viewerNovel_findNext,
  "viewerNovel.findPrevious": viewerNovel_findPrevious,
  "viewerNovel.findList": viewerNovel_findList,
  "viewerNovel.findNone": viewerNovel_findNone,
  "viewerNovel.findAt": viewerNovel_findAt,
  "viewerNovel.marks": viewerNovel_marks,
  "viewerNovel.yellow": viewerNovel_yellow,
  "viewerNovel.green": viewerNovel_green,
  "viewerNovel.blue": viewerNovel_blue,
  "viewerNovel.pink": viewerNovel_pink,
  "viewerNovel.note": viewerNovel_note,
  "viewerNovel.noteTitle": viewerNovel_noteTitle,
  "viewerNovel.noteHint": viewerNovel_noteHint,
  "viewerNovel.noteDone": viewerNovel_noteDone,
  "viewerNovel.noteRemove": viewerNovel_noteRemove,
  "viewerNovel.copy": viewerNovel_copy,
  "viewerNovel.copied": viewerNovel_copied,
  "viewerNovel.readFromHere": viewerNovel_readFromHere,
  "viewerNovel.contents": viewerNovel_contents,
  "viewerNovel.readAloud": viewerNovel_readAloud,
  "viewerNovel.play": viewerNovel_play,
  "viewerNovel.pause": viewerNovel_pause,
  "viewerNovel.sentencePrevious": viewerNovel_sentencePrevious,
  "viewerNovel.sentenceNext": viewerNovel_sentenceNext,
  "viewerNovel.speed": viewerNovel_speed,
  "viewerNovel.rate": viewerNovel_rate,
  "viewerNovel.voice": viewerNovel_voice,
  "viewerNovel.readAloudStop": viewerNovel_readAloudStop,
  "viewerNovel.pull": viewerNovel_pull,
  "viewerNovel.pullRelease": viewerNovel_pullRelease,
  "viewerNovel.readAloudFailed": viewerNovel_readAloudFailed,
  "viewerNovel.findHits_other": viewerNovel_findHits_other
};

export {
  viewerNovel_find as "viewerNovel.find",
  viewerNovel_findClear as "viewerNovel.findClear",
  viewerNovel_findNext as "viewerNovel.findNext",
  viewerNovel_findPrevious as "viewerNovel.findPrevious",
  viewerNovel_findList as "viewerNovel.findList",
  viewerNovel_findNone as "viewerNovel.findNone",
  viewerNovel_findAt as "viewerNovel.findAt",
  viewerNovel_marks as "viewerNovel.marks",
  viewerNovel_yellow as "viewerNovel.yellow",
  viewerNovel_green as "viewerNovel.green",
  viewerNovel_blue as "viewerNovel.blue",
  viewerNovel_pink as "viewerNovel.pink",
  viewerNovel_note as "viewerNovel.note",
  viewerNovel_noteTitle as "viewerNovel.noteTitle",
  viewerNovel_noteHint as "viewerNovel.noteHint",
  viewerNovel_noteDone as "viewerNovel.noteDone",
  viewerNovel_noteRemove as "viewerNovel.noteRemove",
  viewerNovel_copy as "viewerNovel.copy",
  viewerNovel_copied as "viewerNovel.copied",
  viewerNovel_readFromHere as "viewerNovel.readFromHere",
  viewerNovel_contents as "viewerNovel.contents",
  viewerNovel_readAloud as "viewerNovel.readAloud",
  viewerNovel_play as "viewerNovel.play",
  viewerNovel_pause as "viewerNovel.pause",
  viewerNovel_sentencePrevious as "viewerNovel.sentencePrevious",
  viewerNovel_sentenceNext as "viewerNovel.sentenceNext",
  viewerNovel_speed as "viewerNovel.speed",
  viewerNovel_rate as "viewerNovel.rate",
  viewerNovel_voice as "viewerNovel.voice",
  viewerNovel_readAloudStop as "viewerNovel.readAloudStop",
  viewerNovel_pull as "viewerNovel.pull",
  viewerNovel_pullRelease as "viewerNovel.pullRelease",
  viewerNovel_readAloudFailed as "viewerNovel.readAloudFailed",
  viewerNovel_findHits_other as "viewerNovel.findHits_other",
  viewer_novel_default
};
//# sourceMappingURL=chunk-6VSWQISL.js.map
