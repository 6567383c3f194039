import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/de-DE/viewer-tools.json
var viewerTools_report = "Fehlerhafte Seite melden";
var viewerTools_keys = "Tastenkürzel";
var viewerTools_panels = "Panel für Panel lesen";
var viewerTools_panelsEnd = "Panelansicht verlassen";
var viewerTools_transcript = "Transkript";
var viewerTools_find = "In dieser Folge suchen";
var viewerTools_readAloud = "Vorlesen";
var viewerTools_backToPage = "Zurück zu Seite {{page}}";
var viewerTools_backTo = "Zurück zu {{place}}";
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
//# sourceMappingURL=chunk-FUXMCHUF.js.map
