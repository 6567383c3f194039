import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/en-US/viewer-novel.json
var viewerNovel_find = "Find in this episode";
var viewerNovel_findClear = "Clear";
var viewerNovel_findNext = "Next hit";
var viewerNovel_findPrevious = "Previous hit";
var viewerNovel_findList = "All hits";
var viewerNovel_findNone = "Nothing found";
var viewerNovel_findAt = "{{index}} of {{total}}";
var viewerNovel_marks = "Selected text";
var viewerNovel_yellow = "Mark in yellow";
var viewerNovel_green = "Mark in green";
var viewerNovel_blue = "Mark in blue";
var viewerNovel_pink = "Mark in pink";
var viewerNovel_note = "Note";
var viewerNovel_noteTitle = "Highlight";
var viewerNovel_noteHint = "What do you think here?";
var viewerNovel_noteDone = "Done";
var viewerNovel_noteRemove = "Remove highlight";
var viewerNovel_copy = "Copy";
var viewerNovel_copied = "Copied";
var viewerNovel_readFromHere = "Read aloud from here";
var viewerNovel_contents = "In this episode";
var viewerNovel_readAloud = "Read aloud";
var viewerNovel_play = "Play";
var viewerNovel_pause = "Pause";
var viewerNovel_sentencePrevious = "Previous sentence";
var viewerNovel_sentenceNext = "Next sentence";
var viewerNovel_speed = "Speed";
var viewerNovel_rate = "{{rate}}×";
var viewerNovel_voice = "Voice";
var viewerNovel_readAloudStop = "Stop reading aloud";
var viewerNovel_pull = "Scroll on for the next episode";
var viewerNovel_pullRelease = "Let go to open it";
var viewerNovel_readAloudFailed = "Your device could not read this aloud.";
var viewerNovel_findHits_one = "{{count}} hit";
var viewerNovel_findHits_other = "{{count}} hits";
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
  "viewerNovel.findHits_one": viewerNovel_findHits_one,
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
  viewerNovel_findHits_one as "viewerNovel.findHits_one",
  viewerNovel_findHits_other as "viewerNovel.findHits_other",
  viewer_novel_default
};
//# sourceMappingURL=chunk-KTUTNZAD.js.map
