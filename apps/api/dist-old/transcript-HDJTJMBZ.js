import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  "transcript.failed" as transcript_failed,
  "transcript.goTo" as transcript_goTo,
  "transcript.hits" as transcript_hits,
  "transcript.nextHit" as transcript_nextHit,
  "transcript.noHits" as transcript_noHits,
  "transcript.pause" as transcript_pause,
  "transcript.previousHit" as transcript_previousHit,
  "transcript.read" as transcript_read,
  "transcript.search" as transcript_search,
  "transcript.title" as transcript_title,
  transcript_default
} from "./chunk-QLNC5E3W.js";
import "./chunk-27FSKSTI.js";
export {
  transcript_default as default,
  transcript_failed as "transcript.failed",
  transcript_goTo as "transcript.goTo",
  transcript_hits as "transcript.hits",
  transcript_nextHit as "transcript.nextHit",
  transcript_noHits as "transcript.noHits",
  transcript_pause as "transcript.pause",
  transcript_previousHit as "transcript.previousHit",
  transcript_read as "transcript.read",
  transcript_search as "transcript.search",
  transcript_title as "transcript.title"
};
//# sourceMappingURL=transcript-HDJTJMBZ.js.map
