import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/th-TH/transcript.json
var transcript_title = "บทพูด";
var transcript_search = "ค้นหาในบทพูด";
var transcript_hits = "{{hit}} จาก {{hits}}";
var transcript_noHits = "ไม่พบ";
var transcript_previousHit = "ผลก่อนหน้า";
var transcript_nextHit = "ผลถัดไป";
var transcript_goTo = "ไปที่ช่องนี้";
var transcript_read = "อ่านออกเสียง";
var transcript_pause = "หยุดชั่วคราว";
var transcript_failed = "โหลดบทพูดไม่สำเร็จ";
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
//# sourceMappingURL=chunk-TSEPK7SZ.js.map
