import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ko-KR/transcript.json
var transcript_title = "대본";
var transcript_search = "대사 검색";
var transcript_hits = "{{hit}} / {{hits}}개";
var transcript_noHits = "결과 없음";
var transcript_previousHit = "이전 결과";
var transcript_nextHit = "다음 결과";
var transcript_goTo = "이 컷으로 이동";
var transcript_read = "소리 내어 읽기";
var transcript_pause = "일시정지";
var transcript_failed = "대본을 불러오지 못했습니다.";
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
//# sourceMappingURL=chunk-4IL7BZ4S.js.map
