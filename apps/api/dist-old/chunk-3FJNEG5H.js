import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/zh-TW/viewer-tools.json
var viewerTools_report = "回報頁面問題";
var viewerTools_keys = "鍵盤快速鍵";
var viewerTools_panels = "逐格閱讀";
var viewerTools_panelsEnd = "離開逐格閱讀";
var viewerTools_transcript = "文字稿";
var viewerTools_find = "在這一集中尋找";
var viewerTools_readAloud = "朗讀";
var viewerTools_backToPage = "回到第 {{page}} 頁";
var viewerTools_backTo = "回到 {{place}}";
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
//# sourceMappingURL=chunk-3FJNEG5H.js.map
