import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/en-US/transcript.json
var transcript_title = "Transcript";
var transcript_search = "Search the transcript";
var transcript_hits = "{{hit}} of {{hits}}";
var transcript_noHits = "No matches";
var transcript_previousHit = "Previous match";
var transcript_nextHit = "Next match";
var transcript_goTo = "Go to this panel";
var transcript_read = "Read aloud";
var transcript_pause = "Pause";
var transcript_failed = "The transcript did not load.";
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
//# sourceMappingURL=chunk-NOPM3RAB.js.map
