import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ja-JP/viewer-panels.json
var viewerPanels_panels = "コマ";
var viewerPanels_place = "{{page}} / {{pages}}ページ・コマ {{panel}} / {{panels}}";
var viewerPanels_previous = "前のコマ";
var viewerPanels_next = "次のコマ";
var viewerPanels_whole = "ページ全体";
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
//# sourceMappingURL=chunk-3WDF2O7S.js.map
