import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ja-JP/viewer-novel.json
var viewerNovel_find = "この話の中を検索";
var viewerNovel_findClear = "消す";
var viewerNovel_findNext = "次の結果";
var viewerNovel_findPrevious = "前の結果";
var viewerNovel_findList = "結果の一覧";
var viewerNovel_findNone = "見つかりません";
var viewerNovel_findAt = "{{index}} / {{total}}件";
var viewerNovel_marks = "選択したテキスト";
var viewerNovel_yellow = "黄色でマーク";
var viewerNovel_green = "緑でマーク";
var viewerNovel_blue = "青でマーク";
var viewerNovel_pink = "ピンクでマーク";
var viewerNovel_note = "メモ";
var viewerNovel_noteTitle = "マーカー";
var viewerNovel_noteHint = "ここで感じたことは？";
var viewerNovel_noteDone = "完了";
var viewerNovel_noteRemove = "マーカーを削除";
var viewerNovel_copy = "コピー";
var viewerNovel_copied = "コピーしました";
var viewerNovel_readFromHere = "ここから読み上げる";
var viewerNovel_contents = "この話の目次";
var viewerNovel_readAloud = "読み上げ";
var viewerNovel_play = "再生";
var viewerNovel_pause = "一時停止";
var viewerNovel_sentencePrevious = "前の文";
var viewerNovel_sentenceNext = "次の文";
var viewerNovel_speed = "速さ";
var viewerNovel_rate = "{{rate}}倍";
var viewerNovel_voice = "声";
var viewerNovel_readAloudStop = "読み上げを終える";
var viewerNovel_pull = "さらにスクロールすると次の話へ";
var viewerNovel_pullRelease = "指を離すと開きます";
var viewerNovel_readAloudFailed = "この端末では読み上げできませんでした。";
var viewerNovel_findHits_other = "{{count}}件";
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
//# sourceMappingURL=chunk-B5FQ6DCG.js.map
