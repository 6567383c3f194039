import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ja-JP/transcript.json
var transcript_title = "文字起こし";
var transcript_search = "セリフを検索";
var transcript_hits = "{{hit}} / {{hits}}件";
var transcript_noHits = "見つかりません";
var transcript_previousHit = "前の結果";
var transcript_nextHit = "次の結果";
var transcript_goTo = "このコマへ";
var transcript_read = "読み上げる";
var transcript_pause = "一時停止";
var transcript_failed = "文字起こしを読み込めませんでした。";
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
//# sourceMappingURL=chunk-LIIXLHOQ.js.map
