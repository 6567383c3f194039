import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/fr-FR/viewer-tools.json
var viewerTools_report = "Signaler une page défectueuse";
var viewerTools_keys = "Raccourcis clavier";
var viewerTools_panels = "Lire case par case";
var viewerTools_panelsEnd = "Quitter les cases";
var viewerTools_transcript = "Transcription";
var viewerTools_find = "Chercher dans cet épisode";
var viewerTools_readAloud = "Lecture à voix haute";
var viewerTools_backToPage = "Revenir à la page {{page}}";
var viewerTools_backTo = "Revenir à {{place}}";
var viewer_tools_default = {
  "viewerTools.report": viewerTools_report,
  "viewerTools.keys": viewerTools_keys,
  "viewerTools.panels": viewerTools_panels,
  "viewerTools.panelsEnd": viewerTools_panelsEnd,
  "viewerTools.transcript": viewerTools_transcript,
  "viewerTools.find": viewerTools_find,
  "viewerTools.readAloud": viewerTools_readAloud,
  "viewerTools.backToPage": viewerTools_backToPage,
  "viewerTools.backTo": viewerTools_backTo
};

export {
  viewerTools_report as "viewerTools.report",
  viewerTools_keys as "viewerTools.keys",
  viewerTools_panels as "viewerTools.panels",
  viewerTools_panelsEnd as "viewerTools.panelsEnd",
  viewerTools_transcript as "viewerTools.transcript",
  viewerTools_find as "viewerTools.find",
  viewerTools_readAloud as "viewerTools.readAloud",
  viewerTools_backToPage as "viewerTools.backToPage",
  viewerTools_backTo as "viewerTools.backTo",
  viewer_tools_default
};
//# sourceMappingURL=chunk-BPFADUE3.js.map
