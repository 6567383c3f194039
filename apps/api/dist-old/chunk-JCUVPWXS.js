import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/th-TH/viewer-tools.json
var viewerTools_report = "แจ้งหน้าที่มีปัญหา";
var viewerTools_keys = "แป้นพิมพ์ลัด";
var viewerTools_panels = "อ่านทีละช่อง";
var viewerTools_panelsEnd = "ออกจากโหมดทีละช่อง";
var viewerTools_transcript = "บทพูด";
var viewerTools_find = "ค้นหาในตอนนี้";
var viewerTools_readAloud = "อ่านออกเสียง";
var viewerTools_backToPage = "กลับไปหน้า {{page}}";
var viewerTools_backTo = "กลับไปที่ {{place}}";
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
//# sourceMappingURL=chunk-JCUVPWXS.js.map
