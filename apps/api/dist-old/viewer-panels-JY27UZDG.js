import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  "viewerPanels.next" as viewerPanels_next,
  "viewerPanels.panels" as viewerPanels_panels,
  "viewerPanels.place" as viewerPanels_place,
  "viewerPanels.previous" as viewerPanels_previous,
  "viewerPanels.whole" as viewerPanels_whole,
  viewer_panels_default
} from "./chunk-3WDF2O7S.js";
import "./chunk-27FSKSTI.js";
export {
  viewer_panels_default as default,
  viewerPanels_next as "viewerPanels.next",
  viewerPanels_panels as "viewerPanels.panels",
  viewerPanels_place as "viewerPanels.place",
  viewerPanels_previous as "viewerPanels.previous",
  viewerPanels_whole as "viewerPanels.whole"
};
//# sourceMappingURL=viewer-panels-JY27UZDG.js.map
