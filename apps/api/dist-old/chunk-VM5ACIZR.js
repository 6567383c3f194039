import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ko-KR/viewer-panels.json
var viewerPanels_panels = "컷";
var viewerPanels_place = "{{page}} / {{pages}}쪽 · {{panel}} / {{panels}}컷";
var viewerPanels_previous = "이전 컷";
var viewerPanels_next = "다음 컷";
var viewerPanels_whole = "전체 페이지";
var viewer_panels_default = {
  "viewerPanels.panels": viewerPanels_panels,
  "viewerPanels.place": viewerPanels_place,
  "viewerPanels.previous": viewerPanels_previous,
  "viewerPanels.next": viewerPanels_next,
  "viewerPanels.whole": viewerPanels_whole
};

export {
  viewerPanels_panels as "viewerPanels.panels",
  viewerPanels_place as "viewerPanels.place",
  viewerPanels_previous as "viewerPanels.previous",
  viewerPanels_next as "viewerPanels.next",
  viewerPanels_whole as "viewerPanels.whole",
  viewer_panels_default
};
//# sourceMappingURL=chunk-VM5ACIZR.js.map
