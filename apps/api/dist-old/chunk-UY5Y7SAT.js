import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ar/viewer-novel.json
var viewerNovel_find = "البحث في هذه الحلقة";
var viewerNovel_findClear = "مسح";
var viewerNovel_findNext = "النتيجة التالية";
var viewerNovel_findPrevious = "النتيجة السابقة";
var viewerNovel_findList = "كل النتائج";
var viewerNovel_findNone = "لا نتائج";
var viewerNovel_findAt = "{{index}} من {{total}}";
var viewerNovel_marks = "النص المحدد";
var viewerNovel_yellow = "تمييز بالأصفر";
var viewerNovel_green = "تمييز بالأخضر";
var viewerNovel_blue = "تمييز بالأزرق";
var viewerNovel_pink = "تمييز بالوردي";
var viewerNovel_note = "ملاحظة";
var viewerNovel_noteTitle = "تمييز";
var viewerNovel_noteHint = "ما رأيك هنا؟";
var viewerNovel_noteDone = "تم";
var viewerNovel_noteRemove = "حذف التمييز";
var viewerNovel_copy = "نسخ";
var viewerNovel_copied = "تم النسخ";
var viewerNovel_readFromHere = "القراءة بصوت عالٍ من هنا";
var viewerNovel_contents = "في هذه الحلقة";
var viewerNovel_readAloud = "القراءة بصوت عالٍ";
var viewerNovel_play = "تشغيل";
var viewerNovel_pause = "إيقاف مؤقت";
var viewerNovel_sentencePrevious = "الجملة السابقة";
var viewerNovel_sentenceNext = "الجملة التالية";
var viewerNovel_speed = "السرعة";
var viewerNovel_rate = "{{rate}}×";
var viewerNovel_voice = "الصوت";
var viewerNovel_readAloudStop = "إنهاء القراءة";
var viewerNovel_pull = "واصل التمرير إلى الحلقة التالية";
var viewerNovel_pullRelease = "اتركها لتُفتح";
var viewerNovel_readAloudFailed = "تعذّر على جهازك قراءة هذا النص.";
var viewerNovel_findHits_zero = "لا نتائج";
var viewerNovel_findHits_one = "نتيجة واحدة";
var viewerNovel_findHits_two = "نتيجتان";
var viewerNovel_findHits_few = "{{count}} نتائج";
var viewerNovel_findHits_many = "{{count}} نتيجة";
var viewerNovel_findHits_other = "{{count}} نتيجة";
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
  "viewerNovel.findHits_zero": viewerNovel_findHits_zero,
  "viewerNovel.findHits_one": viewerNovel_findHits_one,
  "viewerNovel.findHits_two": viewerNovel_findHits_two,
  "viewerNovel.findHits_few": viewerNovel_findHits_few,
  "viewerNovel.findHits_many": viewerNovel_findHits_many,
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
  viewerNovel_findHits_zero as "viewerNovel.findHits_zero",
  viewerNovel_findHits_one as "viewerNovel.findHits_one",
  viewerNovel_findHits_two as "viewerNovel.findHits_two",
  viewerNovel_findHits_few as "viewerNovel.findHits_few",
  viewerNovel_findHits_many as "viewerNovel.findHits_many",
  viewerNovel_findHits_other as "viewerNovel.findHits_other",
  viewer_novel_default
};
//# sourceMappingURL=chunk-UY5Y7SAT.js.map
