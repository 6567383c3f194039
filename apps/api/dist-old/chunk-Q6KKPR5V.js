import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/de-DE/viewer-novel.json
var viewerNovel_find = "In dieser Folge suchen";
var viewerNovel_findClear = "Leeren";
var viewerNovel_findNext = "Nächster Treffer";
var viewerNovel_findPrevious = "Vorheriger Treffer";
var viewerNovel_findList = "Alle Treffer";
var viewerNovel_findNone = "Nichts gefunden";
var viewerNovel_findAt = "{{index}} von {{total}}";
var viewerNovel_marks = "Ausgewählter Text";
var viewerNovel_yellow = "Gelb markieren";
var viewerNovel_green = "Grün markieren";
var viewerNovel_blue = "Blau markieren";
var viewerNovel_pink = "Rosa markieren";
var viewerNovel_note = "Notiz";
var viewerNovel_noteTitle = "Markierung";
var viewerNovel_noteHint = "Was denkst du hier?";
var viewerNovel_noteDone = "Fertig";
var viewerNovel_noteRemove = "Markierung löschen";
var viewerNovel_copy = "Kopieren";
var viewerNovel_copied = "Kopiert";
var viewerNovel_readFromHere = "Ab hier vorlesen";
var viewerNovel_contents = "In dieser Folge";
var viewerNovel_readAloud = "Vorlesen";
var viewerNovel_play = "Abspielen";
var viewerNovel_pause = "Pause";
var viewerNovel_sentencePrevious = "Vorheriger Satz";
var viewerNovel_sentenceNext = "Nächster Satz";
var viewerNovel_speed = "Tempo";
var viewerNovel_rate = "{{rate}}×";
var viewerNovel_voice = "Stimme";
var viewerNovel_readAloudStop = "Vorlesen beenden";
var viewerNovel_pull = "Weiterscrollen zur nächsten Folge";
var viewerNovel_pullRelease = "Loslassen zum Öffnen";
var viewerNovel_readAloudFailed = "Dein Gerät konnte das nicht vorlesen.";
var viewerNovel_findHits_one = "{{count}} Treffer";
var viewerNovel_findHits_other = "{{count}} Treffer";
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
//# sourceMappingURL=chunk-Q6KKPR5V.js.map
