import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/zh-TW/transcript.json
var transcript_title = "文字稿";
var transcript_search = "搜尋對白";
var transcript_hits = "第 {{hit}} / {{hits}} 筆";
var transcript_noHits = "找不到";
var transcript_previousHit = "上一筆";
var transcript_nextHit = "下一筆";
var transcript_goTo = "前往此格";
var transcript_read = "朗讀";
var transcript_pause = "暫停";
var transcript_failed = "無法載入文字稿。";
var transcript_default = {
  "transcript.title": transcript_title,
  "transcript.search": transcript_search,
  "transcript.hits": transcript_hits,
  "transcript.noHits": transcript_noHits,
  "transcript.previousHit": transcript_previousHit,
  "transcript.nextHit": transcript_nextHit,
  "transcript.goTo": transcript_goTo,
  "transcript.read": transcript_read,
  "transcript.pause": transcript_pause,
  "transcript.failed": transcript_failed
};

export {
  transcript_title as "transcript.title",
  transcript_search as "transcript.search",
  transcript_hits as "transcript.hits",
  transcript_noHits as "transcript.noHits",
  transcript_previousHit as "transcript.previousHit",
  transcript_nextHit as "transcript.nextHit",
  transcript_goTo as "transcript.goTo",
  transcript_read as "transcript.read",
  transcript_pause as "transcript.pause",
  transcript_failed as "transcript.failed",
  transcript_default
};
//# sourceMappingURL=chunk-QLNC5E3W.js.map
