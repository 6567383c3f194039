import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ko-KR/viewer-novel.json
var viewerNovel_find = "이 회차에서 찾기";
var viewerNovel_findClear = "지우기";
var viewerNovel_findNext = "다음 결과";
var viewerNovel_findPrevious = "이전 결과";
var viewerNovel_findList = "모든 결과";
var viewerNovel_findNone = "결과 없음";
var viewerNovel_findAt = "{{index}} / {{total}}개";
var viewerNovel_marks = "선택한 글";
var viewerNovel_yellow = "노란색으로 표시";
var viewerNovel_green = "초록색으로 표시";
var viewerNovel_blue = "파란색으로 표시";
var viewerNovel_pink = "분홍색으로 표시";
var viewerNovel_note = "메모";
var viewerNovel_noteTitle = "하이라이트";
var viewerNovel_noteHint = "여기서 어떤 생각이 드셨나요?";
var viewerNovel_noteDone = "완료";
var viewerNovel_noteRemove = "하이라이트 삭제";
var viewerNovel_copy = "복사";
var viewerNovel_copied = "복사했습니다";
var viewerNovel_readFromHere = "여기부터 소리 내어 읽기";
var viewerNovel_contents = "이 회차의 차례";
var viewerNovel_readAloud = "소리 내어 읽기";
var viewerNovel_play = "재생";
var viewerNovel_pause = "일시정지";
var viewerNovel_sentencePrevious = "이전 문장";
var viewerNovel_sentenceNext = "다음 문장";
var viewerNovel_speed = "속도";
var viewerNovel_rate = "{{rate}}배";
var viewerNovel_voice = "목소리";
var viewerNovel_readAloudStop = "읽기 끝내기";
var viewerNovel_pull = "계속 스크롤하면 다음 회차로";
var viewerNovel_pullRelease = "손을 떼면 열립니다";
var viewerNovel_readAloudFailed = "이 기기에서 소리 내어 읽지 못했습니다.";
var viewerNovel_findHits_other = "결과 {{count}}개";
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
//# sourceMappingURL=chunk-LK5GJRD2.js.map
