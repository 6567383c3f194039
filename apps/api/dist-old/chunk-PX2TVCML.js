import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/messages/locales/fr-FR/viewer-panels.json
var viewerPanels_panels = "Cases";
var viewerPanels_place = "Page {{page}} sur {{pages}} · case {{panel}} sur {{panels}}";
var viewerPanels_previous = "Case précédente";
var viewerPanels_next = "Case suivante";
var viewerPanels_whole = "Page entière";
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
//# sourceMappingURL=chunk-PX2TVCML.js.map
