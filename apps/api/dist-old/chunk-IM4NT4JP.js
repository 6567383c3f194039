import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/ar/viewer-panels.json
var viewerPanels_panels = "الإطارات";
var viewerPanels_place = "صفحة {{page}} من {{pages}} · إطار {{panel}} من {{panels}}";
var viewerPanels_previous = "الإطار السابق";
var viewerPanels_next = "الإطار التالي";
var viewerPanels_whole = "الصفحة كاملة";
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
//# sourceMappingURL=chunk-IM4NT4JP.js.map
