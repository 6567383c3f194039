import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ar/viewer-tools.json
var viewerTools_report = "الإبلاغ عن صفحة معطوبة";
var viewerTools_keys = "اختصارات لوحة المفاتيح";
var viewerTools_panels = "القراءة إطارًا إطارًا";
var viewerTools_panelsEnd = "الخروج من عرض الإطارات";
var viewerTools_transcript = "نص الحوار";
var viewerTools_find = "البحث في هذه الحلقة";
var viewerTools_readAloud = "القراءة بصوت عالٍ";
var viewerTools_backToPage = "العودة إلى الصفحة {{page}}";
var viewerTools_backTo = "العودة إلى {{place}}";
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
//# sourceMappingURL=chunk-UXO4KZKE.js.map
