import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/en-US/viewer-panels.json
var viewerPanels_panels = "Panels";
var viewerPanels_place = "Page {{page}} of {{pages}} · panel {{panel}} of {{panels}}";
var viewerPanels_previous = "Previous panel";
var viewerPanels_next = "Next panel";
var viewerPanels_whole = "Whole page";
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
//# sourceMappingURL=chunk-QABMGLQG.js.map
