import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/de-DE/transcript.json
var transcript_title = "Transkript";
var transcript_search = "Im Transkript suchen";
var transcript_hits = "{{hit}} von {{hits}}";
var transcript_noHits = "Keine Treffer";
var transcript_previousHit = "Vorheriger Treffer";
var transcript_nextHit = "Nächster Treffer";
var transcript_goTo = "Zu diesem Panel";
var transcript_read = "Vorlesen";
var transcript_pause = "Pausieren";
var transcript_failed = "Das Transkript wurde nicht geladen.";
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
//# sourceMappingURL=chunk-QOQUC224.js.map
