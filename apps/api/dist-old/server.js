import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  startApi
} from "./chunk-55OO5ZXQ.js";
import "./chunk-XUVAAUYX.js";
import "./chunk-REFXJ4NO.js";
import "./chunk-XSLGQMHF.js";
import "./chunk-ORQQVEUQ.js";
import "./chunk-YZKYM6NF.js";
import "./chunk-GQ27O67H.js";
import "./chunk-7IMC7HU5.js";
import "./chunk-BFA6DVZH.js";
import "./chunk-WYA6TN5W.js";
import "./chunk-27FSKSTI.js";
export {
  startApi
};
//# sourceMappingURL=server.js.map
