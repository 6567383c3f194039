import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  "viewerTools.backTo" as viewerTools_backTo,
  "viewerTools.backToPage" as viewerTools_backToPage,
  "viewerTools.find" as viewerTools_find,
  "viewerTools.keys" as viewerTools_keys,
  "viewerTools.panels" as viewerTools_panels,
  "viewerTools.panelsEnd" as viewerTools_panelsEnd,
  "viewerTools.readAloud" as viewerTools_readAloud,
  "viewerTools.report" as viewerTools_report,
  "viewerTools.transcript" as viewerTools_transcript,
  viewer_tools_default
} from "./chunk-JCUVPWXS.js";
import "./chunk-27FSKSTI.js";
export {
  viewer_tools_default as default,
  viewerTools_backTo as "viewerTools.backTo",
  viewerTools_backToPage as "viewerTools.backToPage",
  viewerTools_find as "viewerTools.find",
  viewerTools_keys as "viewerTools.keys",
  viewerTools_panels as "viewerTools.panels",
  viewerTools_panelsEnd as "viewerTools.panelsEnd",
  viewerTools_readAloud as "viewerTools.readAloud",
  viewerTools_report as "viewerTools.report",
  viewerTools_transcript as "viewerTools.transcript"
};
//# sourceMappingURL=viewer-tools-TD2C6CNH.js.map
