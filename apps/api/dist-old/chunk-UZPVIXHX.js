import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/de-DE/viewer-panels.json
var viewerPanels_panels = "Panelansicht";
var viewerPanels_place = "Seite {{page}} von {{pages}} · Panel {{panel}} von {{panels}}";
var viewerPanels_previous = "Voriges Panel";
var viewerPanels_next = "Nächstes Panel";
var viewerPanels_whole = "Ganze Seite";
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
//# sourceMappingURL=chunk-UZPVIXHX.js.map
