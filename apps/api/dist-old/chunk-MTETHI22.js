import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/zh-TW/viewer-panels.json
var viewerPanels_panels = "分格";
var viewerPanels_place = "第 {{page}} / {{pages}} 頁 · 第 {{panel}} / {{panels}} 格";
var viewerPanels_previous = "上一格";
var viewerPanels_next = "下一格";
var viewerPanels_whole = "整頁";
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
//# sourceMappingURL=chunk-MTETHI22.js.map
