import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/fr-FR/transcript.json
var transcript_title = "Transcription";
var transcript_search = "Chercher dans le texte";
var transcript_hits = "{{hit}} sur {{hits}}";
var transcript_noHits = "Aucun résultat";
var transcript_previousHit = "Résultat précédent";
var transcript_nextHit = "Résultat suivant";
var transcript_goTo = "Aller à cette case";
var transcript_read = "Lire à voix haute";
var transcript_pause = "Suspendre";
var transcript_failed = "La transcription n’a pas pu être chargée.";
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
//# sourceMappingURL=chunk-TTWU5M34.js.map
