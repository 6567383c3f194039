import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ar/transcript.json
var transcript_title = "نص الحوار";
var transcript_search = "البحث في النص";
var transcript_hits = "{{hit}} من {{hits}}";
var transcript_noHits = "لا نتائج";
var transcript_previousHit = "النتيجة السابقة";
var transcript_nextHit = "النتيجة التالية";
var transcript_goTo = "الانتقال إلى هذا الإطار";
var transcript_read = "القراءة بصوت عالٍ";
var transcript_pause = "إيقاف مؤقت";
var transcript_failed = "تعذّر تحميل النص.";
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
//# sourceMappingURL=chunk-QXRFPPE7.js.map
