import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/th-TH/viewer-panels.json
var viewerPanels_panels = "ช่องการ์ตูน";
var viewerPanels_place = "หน้า {{page}} จาก {{pages}} · ช่อง {{panel}} จาก {{panels}}";
var viewerPanels_previous = "ช่องก่อนหน้า";
var viewerPanels_next = "ช่องถัดไป";
var viewerPanels_whole = "ทั้งหน้า";
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
//# sourceMappingURL=chunk-6NMEOIHI.js.map
