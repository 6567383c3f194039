import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ko-KR/viewer-tools.json
var viewerTools_report = "페이지 오류 신고";
var viewerTools_keys = "키보드 단축키";
var viewerTools_panels = "컷 단위로 보기";
var viewerTools_panelsEnd = "컷 보기 끝내기";
var viewerTools_transcript = "대본";
var viewerTools_find = "이 회차에서 찾기";
var viewerTools_readAloud = "소리 내어 읽기";
var viewerTools_backToPage = "{{page}}페이지로 돌아가기";
var viewerTools_backTo = "{{place}}로 돌아가기";
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
//# sourceMappingURL=chunk-W3BML4RO.js.map
