import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/en-US/viewer-tools.json
var viewerTools_report = "Report a broken page";
var viewerTools_keys = "Keyboard shortcuts";
var viewerTools_panels = "Panel by panel";
var viewerTools_panelsEnd = "Leave the panels";
var viewerTools_transcript = "Transcript";
var viewerTools_find = "Find in this episode";
var viewerTools_readAloud = "Read aloud";
var viewerTools_backToPage = "Back to page {{page}}";
var viewerTools_backTo = "Back to {{place}}";
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
//# sourceMappingURL=chunk-W67B3PJ5.js.map
