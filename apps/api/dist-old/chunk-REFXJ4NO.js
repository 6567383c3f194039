import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);
import {
  getPlatform,
  isPlatformId,
  loadMessages
} from "./chunk-XSLGQMHF.js";
import {
  LOCALE_FACTS,
  orderRegions
} from "./chunk-YZKYM6NF.js";
import {
  series,
  seriesPlatform
} from "./chunk-BFA6DVZH.js";
import {
  LOCALES,
  WEEKDAYS
} from "./chunk-WYA6TN5W.js";
import {
  __commonJS,
  __export,
  __toESM
} from "./chunk-27FSKSTI.js";

// ../../node_modules/.pnpm/bidi-js@1.1.0/node_modules/bidi-js/dist/bidi.js
var require_bidi = __commonJS({
  "../../node_modules/.pnpm/bidi-js@1.1.0/node_modules/bidi-js/dist/bidi.js"(exports, module) {
    (function(global, factory) {
      typeof exports === "object" && typeof module !== "undefined" ? module.exports = factory() : typeof define === "function" && define.amd ? define(factory) : (global = typeof globalThis !== "undefined" ? globalThis : global || self, global.bidi_js = factory());
    })(exports, (function() {
      "use strict";
      function bidiFactory2() {
        var bidi2 = (function(exports2) {
          var DATA = {
            "R": "13k,1a,2,3,3,2+1j,ch+16,a+1,5+2,2+n,5,a,4,6+16,4+3,h+1b,4mo,179q,2+9,2+11,2i9+7y,2+68,4,3+4,5+13,4+3,2+4k,3+29,8+cf,1t+7z,w+17,3+3m,1t+3z,16o1+5r,8+30,8+mc,29+1r,29+4v,75+73",
            "EN": "1c+9,3d+1,6,187+9,513,4+5,7+9,sf+j,175h+9,qw+q,161f+1d,4xt+a,25i+9",
            "ES": "17,2,6dp+1,f+1,av,16vr,mx+1,4o,2",
            "ET": "z+2,3h+3,b+1,ym,3e+1,2o,p4+1,8,6u,7c,g6,1wc,1n9+4,30+1b,2n,6d,qhx+1,h0m,a+1,49+2,63+1,4+1,6bb+3,12jj",
            "AN": "16o+5,2j+9,2+1,35,ed,1ff2+9,87+u",
            "CS": "18,2+1,b,2u,12k,55v,l,17v0,2,3,53,2+1,b",
            "B": "a,3,f+2,2v,690",
            "S": "9,2,k",
            "WS": "c,k,4f4,1vk+a,u,1j,335",
            "ON": "x+1,4+4,h+5,r+5,r+3,z,5+3,2+1,2+1,5,2+2,3+4,o,w,ci+1,8+d,3+d,6+8,2+g,39+1,9,6+1,2,33,b8,3+1,3c+1,7+1,5r,b,7h+3,sa+5,2,3i+6,jg+3,ur+9,2v,ij+1,9g+9,7+a,8m,4+1,49+x,14u,2+2,c+2,e+2,e+2,e+1,i+n,e+e,2+p,u+2,e+2,36+1,2+3,2+1,b,2+2,6+5,2,2,2,h+1,5+4,6+3,3+f,16+2,5+3l,3+81,1y+p,2+40,q+a,m+13,2r+ch,2+9e,75+hf,3+v,2+2w,6e+5,f+6,75+2a,1a+p,2+2g,d+5x,r+b,6+3,4+o,g,6+1,6+2,2k+1,4,2j,5h+z,1m+1,1e+f,t+2,1f+e,d+3,4o+3,2s+1,w,535+1r,h3l+1i,93+2,2s,b+1,3l+x,2v,4g+3,21+3,kz+1,g5v+1,5a,j+9,n+v,2,3,2+8,2+1,3+2,2,3,46+1,4+4,h+5,r+5,r+a,3h+2,4+6,b+4,78,1r+24,4+c,4,1hb,ey+6,103+j,16j+c,1ux+7,5+g,fsh,jdq+1t,4,57+2e,p1,1m,1m,1m,1m,4kt+1,7j+17,5+2r,d+e,3+e,2+e,2+10,m+4,w,1n+5,1q,4z+5,4b+rb,9+c,4+c,4+37,d+2g,8+b,l+b,5+1j,9+9,7+13,9+t,3+1,27+3c,2+29,2+3q,d+d,3+4,4+2,6+6,a+o,8+6,a+2,e+6,16+42,2+1i",
            "BN": "0+8,6+d,2s+5,2+p,e,4m9,1kt+2,2b+5,5+5,17q9+v,7k,6p+8,6+1,119d+3,440+7,96s+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+1,1ekf+75,6p+2rz,1ben+1,1ekf+1,1ekf+1",
            "NSM": "lc+33,7o+6,7c+18,2,2+1,2+1,2,21+a,1d+k,h,2u+6,3+5,3+1,2+3,10,v+q,2k+a,1n+8,a,p+3,2+8,2+2,2+4,18+2,3c+e,2+v,1k,2,5+7,5,4+6,b+1,u,1n,5+3,9,l+1,r,3+1,1m,5+1,5+1,3+2,4,v+1,4,c+1,1m,5+4,2+1,5,l+1,n+5,2,1n,3,2+3,9,8+1,c+1,v,1q,d,1f,4,1m+2,6+2,2+3,8+1,c+1,u,1n,g+1,l+1,t+1,1m+1,5+3,9,l+1,u,21,8+2,2,2j,3+6,d+7,2r,3+8,c+5,23+1,s,2,2,1k+d,2+4,2+1,6+a,2+z,a,2v+3,2+5,2+1,3+1,q+1,5+2,h+3,e,3+1,7,g,jk+2,qb+2,u+2,u+1,v+1,1t+1,2+6,9,3+a,a,1a+2,3c+1,z,3b+2,5+1,a,7+2,64+1,3,1n,2+6,2,2,3+7,7+9,3,1d+g,1s+3,1d,2+4,2,6,15+8,d+1,x+3,3+1,2+2,1l,2+1,4,2+2,1n+7,3+1,49+2,2+c,2+6,5,7,4+1,5j+1l,2+4,k1+w,2db+2,3y,2p+v,ff+3,30+1,n9x+3,2+9,x+1,29+1,7l,4,5,q+1,6,48+1,r+h,e,13+7,q+a,1b+2,1d,3+3,3+1,14,1w+5,3+1,3+1,d,9,1c,1g,2+2,3+1,6+1,2,17+1,9,6n,3,5,fn5,ki+f,h+f,r2,6b,46+4,1af+2,2+1,6+3,15+2,5,4m+1,fy+3,as+1,4a+a,4x,1j+e,1l+2,1e+3,3+1,1y+2,11+4,2+7,1r,d+1,1h+8,b+3,3,2o+2,3,2+1,7,4h,4+7,m+1,1m+1,4,12+6,4+4,5g+7,3+2,2,o,2d+5,2,5+1,2+1,6n+3,7+1,2+1,s+1,2e+7,3,2+1,2z,2,3+5,2,2u+2,3+3,2+4,78+8,2+1,75+1,2,5,41+3,3+1,5,x+5,3+1,15+5,3+3,9,a+5,3+2,1b+c,2+1,bb+6,2+5,2d+l,3+6,2+1,2+1,3f+5,4,2+1,2+6,2,21+1,4,2,9o+1,f0c+4,1o+6,t5,1s+3,2a,f5l+1,43t+2,i+7,3+6,v+3,45+2,1j0+1i,5+1d,9,f,n+4,2+e,11t+6,2+g,3+6,2+1,2+4,7a+6,c6+3,15t+6,32+6,gzhy+6n",
            "AL": "16w,3,2,e+1b,z+2,2+2s,g+1,8+1,b+m,2+t,s+2i,c+e,4h+f,1d+1e,1bwe+dp,3+3z,x+c,2+1,35+3y,2rm+z,5+7,b+5,dt+l,c+u,17nl+27,1t+27,4x+6n,3+d",
            "LRO": "6ct",
            "RLO": "6cu",
            "LRE": "6cq",
            "RLE": "6cr",
            "PDF": "6cs",
            "LRI": "6ee",
            "RLI": "6ef",
            "FSI": "6eg",
            "PDI": "6eh"
          };
          var TYPES = {};
          var TYPES_TO_NAMES = {};
          TYPES.L = 1;
          TYPES_TO_NAMES[1] = "L";
          Object.keys(DATA).forEach(function(type, i) {
            TYPES[type] = 1 << i + 1;
            TYPES_TO_NAMES[TYPES[type]] = type;
          });
          Object.freeze(TYPES);
          var ISOLATE_INIT_TYPES = TYPES.LRI | TYPES.RLI | TYPES.FSI;
          var STRONG_TYPES = TYPES.L | TYPES.R | TYPES.AL;
          var NEUTRAL_ISOLATE_TYPES = TYPES.B | TYPES.S | TYPES.WS | TYPES.ON | TYPES.FSI | TYPES.LRI | TYPES.RLI | TYPES.PDI;
          var BN_LIKE_TYPES = TYPES.BN | TYPES.RLE | TYPES.LRE | TYPES.RLO | TYPES.LRO | TYPES.PDF;
          var TRAILING_TYPES = TYPES.S | TYPES.WS | TYPES.B | ISOLATE_INIT_TYPES | TYPES.PDI | BN_LIKE_TYPES;
          var map = null;
          function parseData() {
            if (!map) {
              map = /* @__PURE__ */ new Map();
              var start = 0;
              for (var type in DATA) {
                if (DATA.hasOwnProperty(type)) {
                  var segments = DATA[type];
                  var temp = "";
                  var end = void 0;
                  var state = false;
                  var lastCode = 0;
                  for (var i = 0; i <= segments.length + 1; i += 1) {
                    var char = segments[i];
                    if (char !== "," && i !== segments.length) {
                      if (char === "+") {
                        state = true;
                        lastCode = start = lastCode + parseInt(temp, 36);
                        temp = "";
                      } else {
                        temp += char;
                      }
                    } else {
                      if (!state) {
                        lastCode = start = lastCode + parseInt(temp, 36);
                        end = start;
                      } else {
                        end = start + parseInt(temp, 36);
                      }
                      state = false;
                      temp = "";
                      lastCode = end;
                      for (var j = start; j < end + 1; j += 1) {
                        map.set(j, TYPES[type]);
                      }
                    }
                  }
                }
              }
            }
          }
          function getBidiCharType(char) {
            parseData();
            return map.get(char.codePointAt(0)) || TYPES.L;
          }
          function getBidiCharTypeName(char) {
            return TYPES_TO_NAMES[getBidiCharType(char)];
          }
          var data$1 = {
            "pairs": "14>1,1e>2,u>2,2wt>1,1>1,1ge>1,1wp>1,1j>1,f>1,hm>1,1>1,u>1,u6>1,1>1,+5,28>1,w>1,1>1,+3,b8>1,1>1,+3,1>3,-1>-1,3>1,1>1,+2,1s>1,1>1,x>1,th>1,1>1,+2,db>1,1>1,+3,3>1,1>1,+2,14qm>1,1>1,+1,4q>1,1e>2,u>2,2>1,+1",
            "canonical": "6f1>-6dx,6dy>-6dx,6ec>-6ed,6ee>-6ed,6ww>2jj,-2ji>2jj,14r4>-1e7l,1e7m>-1e7l,1e7m>-1e5c,1e5d>-1e5b,1e5c>-14qx,14qy>-14qx,14vn>-1ecg,1ech>-1ecg,1edu>-1ecg,1eci>-1ecg,1eda>-1ecg,1eci>-1ecg,1eci>-168q,168r>-168q,168s>-14ye,14yf>-14ye"
          };
          function parseCharacterMap(encodedString, includeReverse) {
            var radix = 36;
            var lastCode = 0;
            var map2 = /* @__PURE__ */ new Map();
            var reverseMap = includeReverse && /* @__PURE__ */ new Map();
            var prevPair;
            encodedString.split(",").forEach(function visit(entry) {
              if (entry.indexOf("+") !== -1) {
                for (var i = +entry; i--; ) {
                  visit(prevPair);
                }
              } else {
                prevPair = entry;
                var ref = entry.split(">");
                var a = ref[0];
                var b = ref[1];
                a = String.fromCodePoint(lastCode += parseInt(a, radix));
                b = String.fromCodePoint(lastCode += parseInt(b, radix));
                map2.set(a, b);
                includeReverse && reverseMap.set(b, a);
              }
            });
            return { map: map2, reverseMap };
          }
          var openToClose, closeToOpen, canonical;
          function parse$1() {
            if (!openToClose) {
              var ref = parseCharacterMap(data$1.pairs, true);
              var map2 = ref.map;
              var reverseMap = ref.reverseMap;
              openToClose = map2;
              closeToOpen = reverseMap;
              canonical = parseCharacterMap(data$1.canonical, false).map;
            }
          }
          function openingToClosingBracket(char) {
            parse$1();
            return openToClose.get(char) || null;
          }
          function closingToOpeningBracket(char) {
            parse$1();
            return closeToOpen.get(char) || null;
          }
          function getCanonicalBracket(char) {
            parse$1();
            return canonical.get(char) || null;
          }
          var TYPE_L = TYPES.L;
          var TYPE_R = TYPES.R;
          var TYPE_EN = TYPES.EN;
          var TYPE_ES = TYPES.ES;
          var TYPE_ET = TYPES.ET;
          var TYPE_AN = TYPES.AN;
          var TYPE_CS = TYPES.CS;
          var TYPE_B = TYPES.B;
          var TYPE_S = TYPES.S;
          var TYPE_ON = TYPES.ON;
          var TYPE_BN = TYPES.BN;
          var TYPE_NSM = TYPES.NSM;
          var TYPE_AL = TYPES.AL;
          var TYPE_LRO = TYPES.LRO;
          var TYPE_RLO = TYPES.RLO;
          var TYPE_LRE = TYPES.LRE;
          var TYPE_RLE = TYPES.RLE;
          var TYPE_PDF = TYPES.PDF;
          var TYPE_LRI = TYPES.LRI;
          var TYPE_RLI = TYPES.RLI;
          var TYPE_FSI = TYPES.FSI;
          var TYPE_PDI = TYPES.PDI;
          function getEmbeddingLevels(string, baseDirection) {
            var MAX_DEPTH = 125;
            var charTypes = new Uint32Array(string.length);
            for (var i = 0; i < string.length; i++) {
              charTypes[i] = getBidiCharType(string[i]);
            }
            var charTypeCounts = /* @__PURE__ */ new Map();
            function changeCharType(i2, type2) {
              var oldType = charTypes[i2];
              charTypes[i2] = type2;
              charTypeCounts.set(oldType, charTypeCounts.get(oldType) - 1);
              if (oldType & NEUTRAL_ISOLATE_TYPES) {
                charTypeCounts.set(NEUTRAL_ISOLATE_TYPES, charTypeCounts.get(NEUTRAL_ISOLATE_TYPES) - 1);
              }
              charTypeCounts.set(type2, (charTypeCounts.get(type2) || 0) + 1);
              if (type2 & NEUTRAL_ISOLATE_TYPES) {
                charTypeCounts.set(NEUTRAL_ISOLATE_TYPES, (charTypeCounts.get(NEUTRAL_ISOLATE_TYPES) || 0) + 1);
              }
            }
            var embedLevels = new Uint8Array(string.length);
            var isolationPairs = /* @__PURE__ */ new Map();
            var paragraphs = [];
            var paragraph = null;
            for (var i$1 = 0; i$1 < string.length; i$1++) {
              if (!paragraph) {
                paragraphs.push(paragraph = {
                  start: i$1,
                  end: string.length - 1,
                  // 3.3.1 P2-P3: Determine the paragraph level
                  level: baseDirection === "rtl" ? 1 : baseDirection === "ltr" ? 0 : determineAutoEmbedLevel(i$1, false)
                });
              }
              if (charTypes[i$1] & TYPE_B) {
                paragraph.end = i$1;
                paragraph = null;
              }
            }
            var FORMATTING_TYPES = TYPE_RLE | TYPE_LRE | TYPE_RLO | TYPE_LRO | ISOLATE_INIT_TYPES | TYPE_PDI | TYPE_PDF | TYPE_B;
            var nextEven = function(n) {
              return n + (n & 1 ? 1 : 2);
            };
            var nextOdd = function(n) {
              return n + (n & 1 ? 2 : 1);
            };
            for (var paraIdx = 0; paraIdx < paragraphs.length; paraIdx++) {
              paragraph = paragraphs[paraIdx];
              var statusStack = [{
                _level: paragraph.level,
                _override: 0,
                //0=neutral, 1=L, 2=R
                _isolate: 0
                //bool
              }];
              var stackTop = void 0;
              var overflowIsolateCount = 0;
              var overflowEmbeddingCount = 0;
              var validIsolateCount = 0;
              charTypeCounts.clear();
              for (var i$2 = paragraph.start; i$2 <= paragraph.end; i$2++) {
                var charType = charTypes[i$2];
                stackTop = statusStack[statusStack.length - 1];
                charTypeCounts.set(charType, (charTypeCounts.get(charType) || 0) + 1);
                if (charType & NEUTRAL_ISOLATE_TYPES) {
                  charTypeCounts.set(NEUTRAL_ISOLATE_TYPES, (charTypeCounts.get(NEUTRAL_ISOLATE_TYPES) || 0) + 1);
                }
                if (charType & FORMATTING_TYPES) {
                  if (charType & (TYPE_RLE | TYPE_LRE)) {
                    embedLevels[i$2] = stackTop._level;
                    var level = (charType === TYPE_RLE ? nextOdd : nextEven)(stackTop._level);
                    if (level <= MAX_DEPTH && !overflowIsolateCount && !overflowEmbeddingCount) {
                      statusStack.push({
                        _level: level,
                        _override: 0,
                        _isolate: 0
                      });
                    } else if (!overflowIsolateCount) {
                      overflowEmbeddingCount++;
                    }
                  } else if (charType & (TYPE_RLO | TYPE_LRO)) {
                    embedLevels[i$2] = stackTop._level;
                    var level$1 = (charType === TYPE_RLO ? nextOdd : nextEven)(stackTop._level);
                    if (level$1 <= MAX_DEPTH && !overflowIsolateCount && !overflowEmbeddingCount) {
                      statusStack.push({
                        _level: level$1,
                        _override: charType & TYPE_RLO ? TYPE_R : TYPE_L,
                        _isolate: 0
                      });
                    } else if (!overflowIsolateCount) {
                      overflowEmbeddingCount++;
                    }
                  } else if (charType & ISOLATE_INIT_TYPES) {
                    if (charType & TYPE_FSI) {
                      charType = determineAutoEmbedLevel(i$2 + 1, true) === 1 ? TYPE_RLI : TYPE_LRI;
                    }
                    embedLevels[i$2] = stackTop._level;
                    if (stackTop._override) {
                      changeCharType(i$2, stackTop._override);
                    }
                    var level$2 = (charType === TYPE_RLI ? nextOdd : nextEven)(stackTop._level);
                    if (level$2 <= MAX_DEPTH && overflowIsolateCount === 0 && overflowEmbeddingCount === 0) {
                      validIsolateCount++;
                      statusStack.push({
                        _level: level$2,
                        _override: 0,
                        _isolate: 1,
                        _isolInitIndex: i$2
                      });
                    } else {
                      overflowIsolateCount++;
                    }
                  } else if (charType & TYPE_PDI) {
                    if (overflowIsolateCount > 0) {
                      overflowIsolateCount--;
                    } else if (validIsolateCount > 0) {
                      overflowEmbeddingCount = 0;
                      while (!statusStack[statusStack.length - 1]._isolate) {
                        statusStack.pop();
                      }
                      var isolInitIndex = statusStack[statusStack.length - 1]._isolInitIndex;
                      if (isolInitIndex != null) {
                        isolationPairs.set(isolInitIndex, i$2);
                        isolationPairs.set(i$2, isolInitIndex);
                      }
                      statusStack.pop();
                      validIsolateCount--;
                    }
                    stackTop = statusStack[statusStack.length - 1];
                    embedLevels[i$2] = stackTop._level;
                    if (stackTop._override) {
                      changeCharType(i$2, stackTop._override);
                    }
                  } else if (charType & TYPE_PDF) {
                    if (overflowIsolateCount === 0) {
                      if (overflowEmbeddingCount > 0) {
                        overflowEmbeddingCount--;
                      } else if (!stackTop._isolate && statusStack.length > 1) {
                        statusStack.pop();
                        stackTop = statusStack[statusStack.length - 1];
                      }
                    }
                    embedLevels[i$2] = stackTop._level;
                  } else if (charType & TYPE_B) {
                    embedLevels[i$2] = paragraph.level;
                  }
                } else {
                  embedLevels[i$2] = stackTop._level;
                  if (stackTop._override && charType !== TYPE_BN) {
                    changeCharType(i$2, stackTop._override);
                  }
                }
              }
              var levelRuns = [];
              var currentRun = null;
              for (var i$3 = paragraph.start; i$3 <= paragraph.end; i$3++) {
                var charType$1 = charTypes[i$3];
                if (!(charType$1 & BN_LIKE_TYPES)) {
                  var lvl = embedLevels[i$3];
                  var isIsolInit = charType$1 & ISOLATE_INIT_TYPES;
                  var isPDI = charType$1 === TYPE_PDI;
                  if (currentRun && lvl === currentRun._level) {
                    currentRun._end = i$3;
                    currentRun._endsWithIsolInit = isIsolInit;
                  } else {
                    levelRuns.push(currentRun = {
                      _start: i$3,
                      _end: i$3,
                      _level: lvl,
                      _startsWithPDI: isPDI,
                      _endsWithIsolInit: isIsolInit
                    });
                  }
                }
              }
              var isolatingRunSeqs = [];
              for (var runIdx = 0; runIdx < levelRuns.length; runIdx++) {
                var run = levelRuns[runIdx];
                if (!run._startsWithPDI || run._startsWithPDI && !isolationPairs.has(run._start)) {
                  var seqRuns = [currentRun = run];
                  for (var pdiIndex = void 0; currentRun && currentRun._endsWithIsolInit && (pdiIndex = isolationPairs.get(currentRun._end)) != null; ) {
                    for (var i$4 = runIdx + 1; i$4 < levelRuns.length; i$4++) {
                      if (levelRuns[i$4]._start === pdiIndex) {
                        seqRuns.push(currentRun = levelRuns[i$4]);
                        break;
                      }
                    }
                  }
                  var seqIndices = [];
                  for (var i$5 = 0; i$5 < seqRuns.length; i$5++) {
                    var run$1 = seqRuns[i$5];
                    for (var j = run$1._start; j <= run$1._end; j++) {
                      seqIndices.push(j);
                    }
                  }
                  var firstLevel = embedLevels[seqIndices[0]];
                  var prevLevel = paragraph.level;
                  for (var i$6 = seqIndices[0] - 1; i$6 >= 0; i$6--) {
                    if (!(charTypes[i$6] & BN_LIKE_TYPES)) {
                      prevLevel = embedLevels[i$6];
                      break;
                    }
                  }
                  var lastIndex = seqIndices[seqIndices.length - 1];
                  var lastLevel = embedLevels[lastIndex];
                  var nextLevel = paragraph.level;
                  if (!(charTypes[lastIndex] & ISOLATE_INIT_TYPES)) {
                    for (var i$7 = lastIndex + 1; i$7 <= paragraph.end; i$7++) {
                      if (!(charTypes[i$7] & BN_LIKE_TYPES)) {
                        nextLevel = embedLevels[i$7];
                        break;
                      }
                    }
                  }
                  isolatingRunSeqs.push({
                    _seqIndices: seqIndices,
                    _sosType: Math.max(prevLevel, firstLevel) % 2 ? TYPE_R : TYPE_L,
                    _eosType: Math.max(nextLevel, lastLevel) % 2 ? TYPE_R : TYPE_L
                  });
                }
              }
              for (var seqIdx = 0; seqIdx < isolatingRunSeqs.length; seqIdx++) {
                var ref = isolatingRunSeqs[seqIdx];
                var seqIndices$1 = ref._seqIndices;
                var sosType = ref._sosType;
                var eosType = ref._eosType;
                var embedDirection = embedLevels[seqIndices$1[0]] & 1 ? TYPE_R : TYPE_L;
                if (charTypeCounts.get(TYPE_NSM)) {
                  for (var si = 0; si < seqIndices$1.length; si++) {
                    var i$8 = seqIndices$1[si];
                    if (charTypes[i$8] & TYPE_NSM) {
                      var prevType = sosType;
                      for (var sj = si - 1; sj >= 0; sj--) {
                        if (!(charTypes[seqIndices$1[sj]] & BN_LIKE_TYPES)) {
                          prevType = charTypes[seqIndices$1[sj]];
                          break;
                        }
                      }
                      changeCharType(i$8, prevType & (ISOLATE_INIT_TYPES | TYPE_PDI) ? TYPE_ON : prevType);
                    }
                  }
                }
                if (charTypeCounts.get(TYPE_EN)) {
                  for (var si$1 = 0; si$1 < seqIndices$1.length; si$1++) {
                    var i$9 = seqIndices$1[si$1];
                    if (charTypes[i$9] & TYPE_EN) {
                      for (var sj$1 = si$1 - 1; sj$1 >= -1; sj$1--) {
                        var prevCharType = sj$1 === -1 ? sosType : charTypes[seqIndices$1[sj$1]];
                        if (prevCharType & STRONG_TYPES) {
                          if (prevCharType === TYPE_AL) {
                            changeCharType(i$9, TYPE_AN);
                          }
                          break;
                        }
                      }
                    }
                  }
                }
                if (charTypeCounts.get(TYPE_AL)) {
                  for (var si$2 = 0; si$2 < seqIndices$1.length; si$2++) {
                    var i$10 = seqIndices$1[si$2];
                    if (charTypes[i$10] & TYPE_AL) {
                      changeCharType(i$10, TYPE_R);
                    }
                  }
                }
                if (charTypeCounts.get(TYPE_ES) || charTypeCounts.get(TYPE_CS)) {
                  for (var si$3 = 1; si$3 < seqIndices$1.length - 1; si$3++) {
                    var i$11 = seqIndices$1[si$3];
                    if (charTypes[i$11] & (TYPE_ES | TYPE_CS)) {
                      var prevType$1 = 0, nextType = 0;
                      for (var sj$2 = si$3 - 1; sj$2 >= 0; sj$2--) {
                        prevType$1 = charTypes[seqIndices$1[sj$2]];
                        if (!(prevType$1 & BN_LIKE_TYPES)) {
                          break;
                        }
                      }
                      for (var sj$3 = si$3 + 1; sj$3 < seqIndices$1.length; sj$3++) {
                        nextType = charTypes[seqIndices$1[sj$3]];
                        if (!(nextType & BN_LIKE_TYPES)) {
                          break;
                        }
                      }
                      if (prevType$1 === nextType && (charTypes[i$11] === TYPE_ES ? prevType$1 === TYPE_EN : prevType$1 & (TYPE_EN | TYPE_AN))) {
                        changeCharType(i$11, prevType$1);
                      }
                    }
                  }
                }
                if (charTypeCounts.get(TYPE_EN)) {
                  for (var si$4 = 0; si$4 < seqIndices$1.length; si$4++) {
                    var i$12 = seqIndices$1[si$4];
                    if (charTypes[i$12] & TYPE_EN) {
                      for (var sj$4 = si$4 - 1; sj$4 >= 0 && charTypes[seqIndices$1[sj$4]] & (TYPE_ET | BN_LIKE_TYPES); sj$4--) {
                        changeCharType(seqIndices$1[sj$4], TYPE_EN);
                      }
                      for (si$4++; si$4 < seqIndices$1.length && charTypes[seqIndices$1[si$4]] & (TYPE_ET | BN_LIKE_TYPES | TYPE_EN); si$4++) {
                        if (charTypes[seqIndices$1[si$4]] !== TYPE_EN) {
                          changeCharType(seqIndices$1[si$4], TYPE_EN);
                        }
                      }
                    }
                  }
                }
                if (charTypeCounts.get(TYPE_ET) || charTypeCounts.get(TYPE_ES) || charTypeCounts.get(TYPE_CS)) {
                  for (var si$5 = 0; si$5 < seqIndices$1.length; si$5++) {
                    var i$13 = seqIndices$1[si$5];
                    if (charTypes[i$13] & (TYPE_ET | TYPE_ES | TYPE_CS)) {
                      changeCharType(i$13, TYPE_ON);
                      for (var sj$5 = si$5 - 1; sj$5 >= 0 && charTypes[seqIndices$1[sj$5]] & BN_LIKE_TYPES; sj$5--) {
                        changeCharType(seqIndices$1[sj$5], TYPE_ON);
                      }
                      for (var sj$6 = si$5 + 1; sj$6 < seqIndices$1.length && charTypes[seqIndices$1[sj$6]] & BN_LIKE_TYPES; sj$6++) {
                        changeCharType(seqIndices$1[sj$6], TYPE_ON);
                      }
                    }
                  }
                }
                if (charTypeCounts.get(TYPE_EN)) {
                  for (var si$6 = 0, prevStrongType = sosType; si$6 < seqIndices$1.length; si$6++) {
                    var i$14 = seqIndices$1[si$6];
                    var type = charTypes[i$14];
                    if (type & TYPE_EN) {
                      if (prevStrongType === TYPE_L) {
                        changeCharType(i$14, TYPE_L);
                      }
                    } else if (type & STRONG_TYPES) {
                      prevStrongType = type;
                    }
                  }
                }
                if (charTypeCounts.get(NEUTRAL_ISOLATE_TYPES)) {
                  var R_TYPES_FOR_N_STEPS = TYPE_R | TYPE_EN | TYPE_AN;
                  var STRONG_TYPES_FOR_N_STEPS = R_TYPES_FOR_N_STEPS | TYPE_L;
                  var bracketPairs = [];
                  {
                    var openerStack = [];
                    for (var si$7 = 0; si$7 < seqIndices$1.length; si$7++) {
                      if (charTypes[seqIndices$1[si$7]] & NEUTRAL_ISOLATE_TYPES) {
                        var char = string[seqIndices$1[si$7]];
                        var oppositeBracket = void 0;
                        if (openingToClosingBracket(char) !== null) {
                          if (openerStack.length < 63) {
                            openerStack.push({ char, seqIndex: si$7 });
                          } else {
                            break;
                          }
                        } else if ((oppositeBracket = closingToOpeningBracket(char)) !== null) {
                          for (var stackIdx = openerStack.length - 1; stackIdx >= 0; stackIdx--) {
                            var stackChar = openerStack[stackIdx].char;
                            if (stackChar === oppositeBracket || stackChar === closingToOpeningBracket(getCanonicalBracket(char)) || openingToClosingBracket(getCanonicalBracket(stackChar)) === char) {
                              bracketPairs.push([openerStack[stackIdx].seqIndex, si$7]);
                              openerStack.length = stackIdx;
                              break;
                            }
                          }
                        }
                      }
                    }
                    bracketPairs.sort(function(a, b) {
                      return a[0] - b[0];
                    });
                  }
                  for (var pairIdx = 0; pairIdx < bracketPairs.length; pairIdx++) {
                    var ref$1 = bracketPairs[pairIdx];
                    var openSeqIdx = ref$1[0];
                    var closeSeqIdx = ref$1[1];
                    var foundStrongType = false;
                    var useStrongType = 0;
                    for (var si$8 = openSeqIdx + 1; si$8 < closeSeqIdx; si$8++) {
                      var i$15 = seqIndices$1[si$8];
                      if (charTypes[i$15] & STRONG_TYPES_FOR_N_STEPS) {
                        foundStrongType = true;
                        var lr = charTypes[i$15] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                        if (lr === embedDirection) {
                          useStrongType = lr;
                          break;
                        }
                      }
                    }
                    if (foundStrongType && !useStrongType) {
                      useStrongType = sosType;
                      for (var si$9 = openSeqIdx - 1; si$9 >= 0; si$9--) {
                        var i$16 = seqIndices$1[si$9];
                        if (charTypes[i$16] & STRONG_TYPES_FOR_N_STEPS) {
                          var lr$1 = charTypes[i$16] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                          if (lr$1 !== embedDirection) {
                            useStrongType = lr$1;
                          } else {
                            useStrongType = embedDirection;
                          }
                          break;
                        }
                      }
                    }
                    if (useStrongType) {
                      charTypes[seqIndices$1[openSeqIdx]] = charTypes[seqIndices$1[closeSeqIdx]] = useStrongType;
                      if (useStrongType !== embedDirection) {
                        for (var si$10 = openSeqIdx + 1; si$10 < seqIndices$1.length; si$10++) {
                          if (!(charTypes[seqIndices$1[si$10]] & BN_LIKE_TYPES)) {
                            if (getBidiCharType(string[seqIndices$1[si$10]]) & TYPE_NSM) {
                              charTypes[seqIndices$1[si$10]] = useStrongType;
                            }
                            break;
                          }
                        }
                      }
                      if (useStrongType !== embedDirection) {
                        for (var si$11 = closeSeqIdx + 1; si$11 < seqIndices$1.length; si$11++) {
                          if (!(charTypes[seqIndices$1[si$11]] & BN_LIKE_TYPES)) {
                            if (getBidiCharType(string[seqIndices$1[si$11]]) & TYPE_NSM) {
                              charTypes[seqIndices$1[si$11]] = useStrongType;
                            }
                            break;
                          }
                        }
                      }
                    }
                  }
                  for (var si$12 = 0; si$12 < seqIndices$1.length; si$12++) {
                    if (charTypes[seqIndices$1[si$12]] & NEUTRAL_ISOLATE_TYPES) {
                      var niRunStart = si$12, niRunEnd = si$12;
                      var prevType$2 = sosType;
                      for (var si2 = si$12 - 1; si2 >= 0; si2--) {
                        if (charTypes[seqIndices$1[si2]] & BN_LIKE_TYPES) {
                          niRunStart = si2;
                        } else {
                          prevType$2 = charTypes[seqIndices$1[si2]] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                          break;
                        }
                      }
                      var nextType$1 = eosType;
                      for (var si2$1 = si$12 + 1; si2$1 < seqIndices$1.length; si2$1++) {
                        if (charTypes[seqIndices$1[si2$1]] & (NEUTRAL_ISOLATE_TYPES | BN_LIKE_TYPES)) {
                          niRunEnd = si2$1;
                        } else {
                          nextType$1 = charTypes[seqIndices$1[si2$1]] & R_TYPES_FOR_N_STEPS ? TYPE_R : TYPE_L;
                          break;
                        }
                      }
                      for (var sj$7 = niRunStart; sj$7 <= niRunEnd; sj$7++) {
                        charTypes[seqIndices$1[sj$7]] = prevType$2 === nextType$1 ? prevType$2 : embedDirection;
                      }
                      si$12 = niRunEnd;
                    }
                  }
                }
              }
              for (var i$17 = paragraph.start; i$17 <= paragraph.end; i$17++) {
                var level$3 = embedLevels[i$17];
                var type$1 = charTypes[i$17];
                if (level$3 & 1) {
                  if (type$1 & (TYPE_L | TYPE_EN | TYPE_AN)) {
                    embedLevels[i$17]++;
                  }
                } else {
                  if (type$1 & TYPE_R) {
                    embedLevels[i$17]++;
                  } else if (type$1 & (TYPE_AN | TYPE_EN)) {
                    embedLevels[i$17] += 2;
                  }
                }
                if (type$1 & BN_LIKE_TYPES) {
                  embedLevels[i$17] = i$17 === 0 ? paragraph.level : embedLevels[i$17 - 1];
                }
                if (i$17 === paragraph.end || getBidiCharType(string[i$17]) & (TYPE_S | TYPE_B)) {
                  for (var j$1 = i$17; j$1 >= 0 && getBidiCharType(string[j$1]) & TRAILING_TYPES; j$1--) {
                    embedLevels[j$1] = paragraph.level;
                  }
                }
              }
            }
            return {
              levels: embedLevels,
              paragraphs
            };
            function determineAutoEmbedLevel(start, isFSI) {
              for (var i2 = start; i2 < string.length; i2++) {
                var charType2 = charTypes[i2];
                if (charType2 & (TYPE_R | TYPE_AL)) {
                  return 1;
                }
                if (charType2 & (TYPE_B | TYPE_L) || isFSI && charType2 === TYPE_PDI) {
                  return 0;
                }
                if (charType2 & ISOLATE_INIT_TYPES) {
                  var pdi = indexOfMatchingPDI(i2);
                  i2 = pdi === -1 ? string.length : pdi;
                }
              }
              return 0;
            }
            function indexOfMatchingPDI(isolateStart) {
              var isolationLevel = 1;
              for (var i2 = isolateStart + 1; i2 < string.length; i2++) {
                var charType2 = charTypes[i2];
                if (charType2 & TYPE_B) {
                  break;
                }
                if (charType2 & TYPE_PDI) {
                  if (--isolationLevel === 0) {
                    return i2;
                  }
                } else if (charType2 & ISOLATE_INIT_TYPES) {
                  isolationLevel++;
                }
              }
              return -1;
            }
          }
          var data = "14>1,j>2,t>2,u>2,1a>g,2v3>1,1>1,1ge>1,1wd>1,b>1,1j>1,f>1,ai>3,-2>3,+1,8>1k0,-1jq>1y7,-1y6>1hf,-1he>1h6,-1h5>1ha,-1h8>1qi,-1pu>1,6>3u,-3s>7,6>1,1>1,f>1,1>1,+2,3>1,1>1,+13,4>1,1>1,6>1eo,-1ee>1,3>1mg,-1me>1mk,-1mj>1mi,-1mg>1mi,-1md>1,1>1,+2,1>10k,-103>1,1>1,4>1,5>1,1>1,+10,3>1,1>8,-7>8,+1,-6>7,+1,a>1,1>1,u>1,u6>1,1>1,+5,26>1,1>1,2>1,2>2,8>1,7>1,4>1,1>1,+5,b8>1,1>1,+3,1>3,-2>1,2>1,1>1,+2,c>1,3>1,1>1,+2,h>1,3>1,a>1,1>1,2>1,3>1,1>1,d>1,f>1,3>1,1a>1,1>1,6>1,7>1,13>1,k>1,1>1,+19,4>1,1>1,+2,2>1,1>1,+18,m>1,a>1,1>1,lk>1,1>1,4>1,2>1,f>1,3>1,1>1,+3,db>1,1>1,+3,3>1,1>1,+2,14qm>1,1>1,+1,6>1,4j>1,j>2,t>2,u>2,2>1,+1";
          var mirrorMap;
          function parse() {
            if (!mirrorMap) {
              var ref = parseCharacterMap(data, true);
              var map2 = ref.map;
              var reverseMap = ref.reverseMap;
              reverseMap.forEach(function(value, key) {
                map2.set(key, value);
              });
              mirrorMap = map2;
            }
          }
          function getMirroredCharacter(char) {
            parse();
            return mirrorMap.get(char) || null;
          }
          function getMirroredCharactersMap(string, embeddingLevels, start, end) {
            var strLen = string.length;
            start = Math.max(0, start == null ? 0 : +start);
            end = Math.min(strLen - 1, end == null ? strLen - 1 : +end);
            var map2 = /* @__PURE__ */ new Map();
            for (var i = start; i <= end; i++) {
              if (embeddingLevels[i] & 1) {
                var mirror = getMirroredCharacter(string[i]);
                if (mirror !== null) {
                  map2.set(i, mirror);
                }
              }
            }
            return map2;
          }
          function getReorderSegments(string, embeddingLevelsResult, start, end) {
            var strLen = string.length;
            start = Math.max(0, start == null ? 0 : +start);
            end = Math.min(strLen - 1, end == null ? strLen - 1 : +end);
            var segments = [];
            embeddingLevelsResult.paragraphs.forEach(function(paragraph) {
              var lineStart = Math.max(start, paragraph.start);
              var lineEnd = Math.min(end, paragraph.end);
              if (lineStart < lineEnd) {
                var lineLevels = embeddingLevelsResult.levels.slice(lineStart, lineEnd + 1);
                for (var i = lineEnd; i >= lineStart && getBidiCharType(string[i]) & TRAILING_TYPES; i--) {
                  lineLevels[i] = paragraph.level;
                }
                var maxLevel = paragraph.level;
                var minOddLevel = Infinity;
                for (var i$1 = 0; i$1 < lineLevels.length; i$1++) {
                  var level = lineLevels[i$1];
                  if (level > maxLevel) {
                    maxLevel = level;
                  }
                  if (level < minOddLevel) {
                    minOddLevel = level | 1;
                  }
                }
                for (var lvl = maxLevel; lvl >= minOddLevel; lvl--) {
                  for (var i$2 = 0; i$2 < lineLevels.length; i$2++) {
                    if (lineLevels[i$2] >= lvl) {
                      var segStart = i$2;
                      while (i$2 + 1 < lineLevels.length && lineLevels[i$2 + 1] >= lvl) {
                        i$2++;
                      }
                      if (i$2 > segStart) {
                        segments.push([segStart + lineStart, i$2 + lineStart]);
                      }
                    }
                  }
                }
              }
            });
            return segments;
          }
          function getReorderedString(string, embedLevelsResult, start, end) {
            var indices = getReorderedIndices(string, embedLevelsResult, start, end);
            var chars = [].concat(string);
            indices.forEach(function(charIndex, i) {
              chars[i] = (embedLevelsResult.levels[charIndex] & 1 ? getMirroredCharacter(string[charIndex]) : null) || string[charIndex];
            });
            return chars.join("");
          }
          function getReorderedIndices(string, embedLevelsResult, start, end) {
            var segments = getReorderSegments(string, embedLevelsResult, start, end);
            var indices = [];
            for (var i = 0; i < string.length; i++) {
              indices[i] = i;
            }
            segments.forEach(function(ref) {
              var start2 = ref[0];
              var end2 = ref[1];
              var slice = indices.slice(start2, end2 + 1);
              for (var i2 = slice.length; i2--; ) {
                indices[end2 - i2] = slice[i2];
              }
            });
            return indices;
          }
          exports2.closingToOpeningBracket = closingToOpeningBracket;
          exports2.getBidiCharType = getBidiCharType;
          exports2.getBidiCharTypeName = getBidiCharTypeName;
          exports2.getCanonicalBracket = getCanonicalBracket;
          exports2.getEmbeddingLevels = getEmbeddingLevels;
          exports2.getMirroredCharacter = getMirroredCharacter;
          exports2.getMirroredCharactersMap = getMirroredCharactersMap;
          exports2.getReorderSegments = getReorderSegments;
          exports2.getReorderedIndices = getReorderedIndices;
          exports2.getReorderedString = getReorderedString;
          exports2.openingToClosingBracket = openingToClosingBracket;
          Object.defineProperty(exports2, "__esModule", { value: true });
          return exports2;
        })({});
        return bidi2;
      }
      return bidiFactory2;
    }));
  }
});

// ../../packages/demo-catalogue/src/works/language.ts
var DEMO_LANGUAGES = ["en", "ja", "th", "zh-Hant", "ar"];
var PLATFORM_LANGUAGES = {
  "bom-us": ["en"],
  "beltoon-jp": ["ja"],
  "bom-th": ["th", "en"],
  "bom-tw": ["zh-Hant", "en"],
  "delitoon-me": ["ar", "en"]
};
var platformsOf = (language) => Object.keys(PLATFORM_LANGUAGES).filter((platform) => PLATFORM_LANGUAGES[platform]?.includes(language));

// ../../packages/demo-catalogue/src/lettering/shape.ts
var import_bidi_js = __toESM(require_bidi(), 1);
var bidi = (0, import_bidi_js.default)();
var INVISIBLE = /* @__PURE__ */ new Set([8203, 8204, 8205, 173, 65039]);
var segmenters = /* @__PURE__ */ new Map();
function segmenter(language, granularity) {
  const key = `${language}/${granularity}`;
  const known = segmenters.get(key);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity });
  segmenters.set(key, made);
  return made;
}
function runsOf(text, stack, language, missing) {
  const levels = bidi.getEmbeddingLevels(text, language === "ar" ? "rtl" : "ltr").levels;
  const runs = [];
  let index = 0;
  for (const { segment } of segmenter(language, "grapheme").segment(text)) {
    const codePoints = [...segment].map((character) => character.codePointAt(0) ?? 0).filter((code) => !INVISIBLE.has(code));
    const level = levels[index] ?? 0;
    index += segment.length;
    let face = stack.find((candidate) => codePoints.every((code) => candidate.has(code)));
    if (!face) {
      missing.push(segment);
      face = stack[0];
    }
    if (!face) throw new Error("an empty font stack");
    const previous = runs[runs.length - 1];
    const joins = previous && previous.level === level && (previous.face === face || /^\s$/.test(segment) && previous.face.has(32));
    if (previous && joins) previous.text += segment;
    else runs.push({ text: segment, face, level });
  }
  return runs;
}
function inVisualOrder(runs) {
  const order = [...runs];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) {
    for (let start = 0; start < order.length; start++) {
      let end = start;
      while ((order[end]?.level ?? -1) >= level) end++;
      if (end > start) order.splice(start, end - start, ...order.slice(start, end).reverse());
      start = Math.max(start, end - 1);
    }
  }
  return order;
}
var shapedLines = /* @__PURE__ */ new Map();
var SHAPED_LINES_KEPT = 4e3;
function shapeLine(book, text, language, voice, sizePx, options = {}) {
  const key = `${language}|${voice}|${sizePx}|${options.trackPx ?? 0}|${options.vertical ? "v" : "h"}|${text}`;
  const known = shapedLines.get(key);
  if (known) return known;
  const made = shapeAnew(book, text, language, voice, sizePx, options);
  if (shapedLines.size >= SHAPED_LINES_KEPT) shapedLines.clear();
  shapedLines.set(key, made);
  return made;
}
function shapeAnew(book, text, language, voice, sizePx, options) {
  const { harfbuzz } = book;
  const missing = [];
  const runs = runsOf(text, book.stack(language, voice), language, missing);
  const glyphs = [];
  let x = 0;
  let y = 0;
  for (const run of options.vertical ? runs : inVisualOrder(runs)) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(run.text);
    buffer.guessSegmentProperties();
    buffer.setLanguage(language);
    buffer.setDirection(
      options.vertical ? harfbuzz.Direction.TTB : run.level % 2 ? harfbuzz.Direction.RTL : harfbuzz.Direction.LTR
    );
    harfbuzz.shape(run.face.font, buffer);
    const scale = sizePx / run.face.unitsPerEm;
    const infos = buffer.getGlyphInfos();
    const positions = buffer.getGlyphPositions();
    infos.forEach((info, index) => {
      const position = positions[index];
      if (!position) return;
      const outline = run.face.outlineOf(info.codepoint);
      if (outline)
        glyphs.push({
          outline,
          x: x + position.xOffset * scale,
          y: y - position.yOffset * scale,
          scale,
          advance: position.xAdvance * scale
        });
      x += position.xAdvance * scale + (position.xAdvance ? options.trackPx ?? 0 : 0);
      y -= position.yAdvance * scale;
    });
  }
  return { glyphs, lengthPx: options.vertical ? y : x - (options.trackPx ?? 0), missing };
}
function outlineOf(line2, move = (x, y) => [x, y]) {
  let path = "";
  line2.glyphs.forEach((glyph, index) => {
    path += glyph.outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command, list) => {
      const values = list.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
      let text = command;
      for (let at = 0; at + 1 < values.length; at += 2) {
        const [px, py] = move(
          glyph.x + Number(values[at]) * glyph.scale,
          glyph.y - Number(values[at + 1]) * glyph.scale,
          index
        );
        text += `${at ? " " : ""}${Math.round(px * 10) / 10} ${Math.round(py * 10) / 10}`;
      }
      return text;
    });
  });
  return path;
}

// ../../packages/demo-catalogue/src/lettering/breaking.ts
var NO_START = /^[、。，．・：；？！）」』】〉》〕’”…‥ー～〜々ゝぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ!?,.:;)\]}»%ๆฯ،؛؟]/;
var NO_END = /[（「『【〈《〔‘“([{«]$/;
var JAPANESE_TAIL = /^[\u3041-\u309f]/;
var LONGEST_JAPANESE_PIECE = 7;
var AFTER_PAUSE = /[、。！？…\s]$/;
var NUMERALS = /[〇一二三四五六七八九十百千万]$/;
var NUMERAL = /^[〇一二三四五六七八九十百千万]/;
function pieces(text, language) {
  const spaceless = language === "ja" || language === "zh-Hant" || language === "th";
  const raw = spaceless ? [...segmenter(language, "word").segment(text)].map((word) => word.segment) : text.split(/(?<=[ \u00ad]|(?<=\w)-(?=\w))/);
  const joined = [];
  for (const piece of raw) {
    const before = joined[joined.length - 1];
    const sticks = before !== void 0 && (NO_START.test(piece) || NO_END.test(before) || spaceless && piece === " " || language === "ja" && staysJapanese(before, piece));
    if (sticks) joined[joined.length - 1] = before + piece;
    else joined.push(piece);
  }
  return joined;
}
function staysJapanese(before, piece) {
  if (NUMERALS.test(before) && NUMERAL.test(piece)) return true;
  const short = piece.length <= 2 || before.length + piece.length <= LONGEST_JAPANESE_PIECE;
  return JAPANESE_TAIL.test(piece) && short && !AFTER_PAUSE.test(before);
}
function balancedLines(parts, limit, measure) {
  const greedy = [];
  for (const part2 of parts) {
    const last = greedy[greedy.length - 1];
    if (last !== void 0 && measure((last + part2).trim()) <= limit) greedy[greedy.length - 1] = last + part2;
    else greedy.push(part2);
  }
  if (greedy.length < 2 || greedy.length > 7 || parts.length > 40) return greedy.map((line2) => line2.trim());
  return evenest(parts, greedy.length, limit, measure) ?? greedy.map((line2) => line2.trim());
}
function evenest(parts, count, limit, measure) {
  const text = (from, to2) => parts.slice(from, to2).join("").trim();
  const table = [[{ cost: 0, from: 0 }]];
  for (let lines = 1; lines <= count; lines++) {
    const row = [];
    for (let to2 = lines; to2 <= parts.length; to2++) {
      for (let from = to2 - 1; from >= lines - 1; from--) {
        const before = table[lines - 1]?.[from];
        const width = measure(text(from, to2));
        if (width > limit * 1.001) break;
        if (!before) continue;
        const cost = before.cost + width * width;
        const best = row[to2];
        if (!best || cost < best.cost) row[to2] = { cost, from };
      }
    }
    table.push(row);
  }
  const found = [];
  let to = parts.length;
  for (let lines = count; lines >= 1; lines--) {
    const best = table[lines]?.[to];
    if (!best) return null;
    found.unshift(text(best.from, to));
    to = best.from;
  }
  return found;
}

// ../../packages/demo-catalogue/src/lettering/faces.ts
import { existsSync, readFileSync as readFileSync2 } from "node:fs";
import { dirname as dirname2, join as join2 } from "node:path";
import { pathToFileURL } from "node:url";

// ../../packages/demo-catalogue/src/own-folder.ts
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
var MANIFEST = createRequire(import.meta.url).resolve("@longstrip/demo-catalogue/package.json");
var ownRequire = createRequire(MANIFEST);
var readOwnFile = (path) => readFileSync(join(dirname(MANIFEST), path), "utf8");
var readOwnJson = (path) => JSON.parse(readOwnFile(path));

// ../../packages/demo-catalogue/src/lettering/voices.ts
var font = (family, weight = 400) => ({ family, weight });
var LATIN = {
  speech: [font("delius"), font("shantell-sans", 600)],
  caps: [font("shantell-sans", 700)],
  manga: [font("shantell-sans", 600)],
  shout: [font("bangers"), font("shantell-sans", 700)],
  caption: [font("shantell-sans", 600)],
  bold: [font("anton"), font("shantell-sans", 700)],
  slab: [font("bebas-neue"), font("shantell-sans", 700)],
  elegant: [font("cormorant-garamond", 700)],
  regal: [font("cinzel", 800), font("cormorant-garamond", 700)],
  cute: [font("lilita-one"), font("shantell-sans", 700)],
  hand: [font("caveat-brush"), font("shantell-sans", 600)],
  horror: [font("special-elite"), font("shantell-sans", 600)],
  tech: [font("orbitron", 900), font("shantell-sans", 700)],
  typed: [font("abril-fatface"), font("playfair-display", 700)],
  headline: [font("kanit", 800), font("shantell-sans", 700)]
};
var JAPANESE = withFallback([font("shippori-antique")], {
  speech: [font("yusei-magic")],
  caps: [font("yusei-magic")],
  shout: [font("reggae-one")],
  caption: [font("yusei-magic")],
  bold: [font("dela-gothic-one")],
  slab: [font("dela-gothic-one")],
  elegant: [font("zen-antique")],
  regal: [font("zen-antique")],
  cute: [font("mochiy-pop-one")],
  hand: [font("yusei-magic")],
  horror: [font("zen-antique")],
  tech: [font("dela-gothic-one")],
  typed: [font("zen-antique")],
  headline: [font("dela-gothic-one")]
});
var CHINESE = withFallback([font("huninn")], {
  shout: [font("wdxl-lubrifont-tc")],
  bold: [font("wdxl-lubrifont-tc")],
  slab: [font("wdxl-lubrifont-tc")],
  tech: [font("wdxl-lubrifont-tc")],
  elegant: [font("cactus-classical-serif")],
  regal: [font("cactus-classical-serif")],
  horror: [font("cactus-classical-serif")],
  typed: [font("cactus-classical-serif")],
  headline: [font("wdxl-lubrifont-tc")]
});
var THAI = withFallback([font("mitr", 500)], {
  speech: [font("itim")],
  caption: [font("itim")],
  shout: [font("kanit", 800)],
  bold: [font("kanit", 800)],
  slab: [font("kanit", 800)],
  tech: [font("kanit", 800)],
  elegant: [font("chonburi")],
  regal: [font("chonburi")],
  typed: [font("chonburi")],
  horror: [font("chonburi")],
  cute: [font("mitr", 700)],
  hand: [font("sriracha")],
  headline: [font("kanit", 800)]
});
var ARABIC = withFallback([font("cairo", 700)], {
  shout: [font("lalezar")],
  bold: [font("lalezar")],
  slab: [font("lalezar")],
  elegant: [font("aref-ruqaa", 700)],
  regal: [font("aref-ruqaa", 700)],
  typed: [font("aref-ruqaa", 700)],
  cute: [font("marhey", 700)],
  hand: [font("marhey", 600)],
  horror: [font("rakkas")]
});
function withFallback(fallback, own) {
  const of = (voice) => [...own[voice] ?? [], ...fallback];
  return {
    speech: of("speech"),
    caps: of("caps"),
    manga: of("manga"),
    shout: of("shout"),
    caption: of("caption"),
    bold: of("bold"),
    slab: of("slab"),
    elegant: of("elegant"),
    regal: of("regal"),
    cute: of("cute"),
    hand: of("hand"),
    horror: of("horror"),
    tech: of("tech"),
    typed: of("typed"),
    headline: of("headline")
  };
}
var FONTS = {
  en: LATIN,
  ja: JAPANESE,
  "zh-Hant": CHINESE,
  th: THAI,
  ar: ARABIC
};
var SUBSETS = {
  en: ["latin", "latin-ext"],
  ja: ["japanese", "latin"],
  "zh-Hant": ["chinese-traditional", "118", "119", "122", "123", "latin"],
  th: ["thai", "latin"],
  ar: ["arabic", "latin"]
};
var LEADING = { en: 1.16, ja: 1.34, "zh-Hant": 1.34, th: 1.5, ar: 1.45 };

// ../../packages/demo-catalogue/src/lettering/woff.ts
import { inflateSync } from "node:zlib";
var WOFF_SIGNATURE = 2001684038;
function unpackWoff(woff) {
  if (woff.readUInt32BE(0) !== WOFF_SIGNATURE) throw new Error("not a WOFF 1.0 font");
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + index * 20;
    const offset = woff.readUInt32BE(entry + 4);
    const packedBytes = woff.readUInt32BE(entry + 8);
    const originalBytes = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedBytes);
    const data = packedBytes < originalBytes ? inflateSync(packed, { maxOutputLength: originalBytes }) : packed;
    return { tag: woff.readUInt32BE(entry), checksum: woff.readUInt32BE(entry + 16), data };
  });
  const headBytes = 12 + count * 16;
  const padded2 = (bytes) => bytes + 3 & ~3;
  const font2 = Buffer.alloc(headBytes + tables.reduce((sum, table) => sum + padded2(table.data.length), 0));
  const powerOfTwo = Math.floor(Math.log2(count));
  font2.writeUInt32BE(woff.readUInt32BE(4), 0);
  font2.writeUInt16BE(count, 4);
  font2.writeUInt16BE(16 << powerOfTwo, 6);
  font2.writeUInt16BE(powerOfTwo, 8);
  font2.writeUInt16BE(count * 16 - (16 << powerOfTwo), 10);
  let position = headBytes;
  tables.forEach((table, index) => {
    const entry = 12 + index * 16;
    font2.writeUInt32BE(table.tag, entry);
    font2.writeUInt32BE(table.checksum, entry + 4);
    font2.writeUInt32BE(position, entry + 8);
    font2.writeUInt32BE(table.data.length, entry + 12);
    table.data.copy(font2, position);
    position += padded2(table.data.length);
  });
  return font2;
}

// ../../packages/demo-catalogue/src/lettering/faces.ts
var opened;
function openFontBook() {
  opened ??= load();
  return opened;
}
async function load() {
  const harfbuzz = await import(pathToFileURL(ownRequire.resolve("harfbuzzjs")).href);
  const faces = /* @__PURE__ */ new Map();
  const stacks = /* @__PURE__ */ new Map();
  const faceOf = (ref, subset) => {
    const name = `${ref.family}-${subset}-${ref.weight}`;
    const known = faces.get(name);
    if (known !== void 0) return known;
    const folder = dirname2(ownRequire.resolve(`@fontsource/${ref.family}/package.json`));
    const file = join2(folder, "files", `${name}-normal.woff`);
    const face = existsSync(file) ? openFace(harfbuzz, name, file) : null;
    faces.set(name, face);
    return face;
  };
  return {
    harfbuzz,
    stack: (language, voice) => {
      const key = `${language}/${voice}`;
      const known = stacks.get(key);
      if (known) return known;
      const list = SUBSETS[language].flatMap((subset) => FONTS[language][voice].map((ref) => faceOf(ref, subset)));
      const present = list.filter((face) => face !== null);
      if (present.length === 0) throw new Error(`no font file for ${key}: are the @fontsource packages installed?`);
      stacks.set(key, present);
      return present;
    }
  };
}
function openFace(harfbuzz, name, file) {
  const data = unpackWoff(readFileSync2(file));
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(data).buffer), 0);
  const font2 = new harfbuzz.Font(face);
  const covered = new Set(face.collectUnicodes());
  const outlines = /* @__PURE__ */ new Map();
  return {
    name,
    font: font2,
    unitsPerEm: face.upem,
    has: (codePoint) => covered.has(codePoint),
    outlineOf: (glyph) => {
      const known = outlines.get(glyph);
      if (known !== void 0) return known;
      const outline = font2.glyphToPath(glyph);
      outlines.set(glyph, outline);
      return outline;
    }
  };
}

// ../../packages/demo-catalogue/src/lettering/headline.ts
var MOST_CHARACTERS = 300;
var SIZE_STEP = 0.92;
var MEASURE_PX = 40;
var ASCENT = { en: 0.86, ja: 0.9, "zh-Hant": 0.9, th: 1.08, ar: 1.05 };
var DESCENT = { en: 0.24, ja: 0.14, "zh-Hant": 0.14, th: 0.36, ar: 0.5 };
async function setHeadlines(wishes) {
  const book = await openFontBook();
  return wishes.map((wish) => setHeadline(book, wish));
}
function setHeadline(book, wish) {
  const asked = graphemes(wish.text.replaceAll(/\s+/g, " ").trim()).slice(0, MOST_CHARACTERS).join("");
  for (const language of languagesFor(wish.language)) {
    const text = drawable(book, asked, language);
    if (text !== null) return text === "" ? null : fit(book, text, language, wish);
  }
  return null;
}
function drawable(book, asked, language) {
  const missing = new Set(shapeLine(book, asked, language, "headline", MEASURE_PX).missing);
  if (missing.size === 0) return asked;
  if ([...missing].some((grapheme) => /[\p{L}\p{N}]/u.test(grapheme))) return null;
  const left = graphemes(asked).map((grapheme) => missing.has(grapheme) ? " " : grapheme);
  return left.join("").replaceAll(/\s+/g, " ").trim();
}
function fit(book, text, language, wish) {
  for (let size = wish.largestPx; size > wish.smallestPx; size *= SIZE_STEP) {
    const lines = linesAt(book, text, language, size, wish.widthPx);
    if (lines !== null && heightOf(lines.length, language, size) <= wish.heightPx) {
      return drawn(book, lines, language, size, wish.widthPx);
    }
  }
  return drawn(book, cutLines(book, text, language, wish), language, wish.smallestPx, wish.widthPx);
}
function languagesFor(language) {
  const own = DEMO_LANGUAGES.find((each) => each.split("-")[0] === language.split("-")[0]) ?? "en";
  return [own, ...DEMO_LANGUAGES.filter((each) => each !== own)];
}
var graphemes = (text) => [...segmenter("en", "grapheme").segment(text)].map(({ segment }) => segment);
function lineOf(book, text, language, sizePx) {
  return shapeLine(book, text, language, "headline", sizePx);
}
function linesAt(book, text, language, sizePx, widthPx) {
  const lengthOf = (part2) => lineOf(book, part2.trim(), language, sizePx).lengthPx;
  const parts = pieces(text, language);
  if (parts.some((part2) => lengthOf(part2) > widthPx)) return null;
  return balancedLines(parts, widthPx, lengthOf);
}
function cutLines(book, text, language, wish) {
  const { smallestPx: size, widthPx } = wish;
  const lengthOf = (part2) => lineOf(book, part2.trim(), language, size).lengthPx;
  const parts = pieces(text, language).flatMap((part2) => lengthOf(part2) > widthPx ? graphemes(part2) : [part2]);
  const lines = [];
  for (const part2 of parts) {
    const last2 = lines.at(-1);
    if (last2 !== void 0 && lengthOf(last2 + part2) <= widthPx) lines[lines.length - 1] = last2 + part2;
    else lines.push(part2);
  }
  let most = 1;
  while (heightOf(most + 1, language, size) <= wish.heightPx) most += 1;
  if (lines.length <= most) return lines.map((line2) => line2.trim());
  const kept = lines.slice(0, most).map((line2) => line2.trim());
  let last = graphemes(kept.pop() ?? "");
  while (last.length > 0 && lengthOf(`${last.join("")}…`) > widthPx) last = last.slice(0, -1);
  return [...kept, `${last.join("").trim()}…`];
}
function heightOf(lineCount, language, sizePx) {
  return sizePx * (ASCENT[language] + DESCENT[language] + LEADING[language] * (lineCount - 1));
}
function drawn(book, lines, language, sizePx, widthPx) {
  const outline = lines.map((text, index) => {
    const line2 = lineOf(book, text, language, sizePx);
    const left = language === "ar" ? widthPx - line2.lengthPx : 0;
    const baseline = sizePx * (ASCENT[language] + LEADING[language] * index);
    return outlineOf(line2, (x, y) => [left + x, baseline + y]);
  }).join("");
  return { outline, heightPx: heightOf(lines.length, language, sizePx), lineCount: lines.length };
}

// ../../packages/demo-catalogue/src/novels/chapters.ts
var chaptersOf = (text) => text.split(/^# /m).slice(1).map((chapter) => {
  const [title = "", ...paragraphs] = chapter.trim().split("\n\n");
  return { title, paragraphs };
});
var ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
var escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
var RUBY = /\{([^{}|]+)\|([^{}|]+)\}/g;
function indentOf(paragraph, language) {
  if (language === "zh-Hant") return "　　";
  return language === "ja" && !/^[「『（]/.test(paragraph) ? "　" : "";
}
var htmlOf = (paragraphs, language) => paragraphs.map((paragraph) => indentOf(paragraph, language) + escapeHtml(paragraph)).map((text) => `<p>${text.replace(RUBY, "<ruby>$1<rt>$2</rt></ruby>")}</p>`).join("\n");

// ../../packages/demo-catalogue/src/draw/geometry.ts
var num = (value) => String(Math.round(value * 10) / 10);
var lerp = (a, b, t) => a + (b - a) * t;
var mixPoints = (a, b, t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
var clamp = (value, low2, high2) => Math.max(low2, Math.min(high2, value));
var radians = (degrees) => degrees * Math.PI / 180;
var distance = (a, b) => Math.hypot(b[0] - a[0], b[1] - a[1]);
function itemAt(items, index) {
  const item = items[index];
  if (item === void 0) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}
var cycled = (items, index) => itemAt(items, (index % items.length + items.length) % items.length);
var readKnots = /* @__PURE__ */ new Map();
function knots(text) {
  const known = readKnots.get(text);
  if (known) return known;
  const made = text.split(",").map((part2) => {
    const corner2 = part2.endsWith("!");
    const [x, y] = part2.replace("!", "").trim().split(" ").map(Number);
    if (x === void 0 || y === void 0 || Number.isNaN(x + y)) throw new Error(`no knot: "${part2}"`);
    return corner2 ? [x, y, 1] : [x, y];
  });
  readKnots.set(text, made);
  return made;
}
var points = (text) => knots(text).map(([x, y]) => [x, y]);
function spline(knots2, closed = false, tension = 1 / 6) {
  const count = knots2.length;
  const at = (index) => closed ? cycled(knots2, index) : itemAt(knots2, clamp(index, 0, count - 1));
  const start = itemAt(knots2, 0);
  const pen = new Pen(start[0], start[1]);
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const before = at(index - 1);
    const from = at(index);
    const to = at(index + 1);
    const after = at(index + 2);
    const a = from[2] ? mixPoints([from[0], from[1]], [to[0], to[1]], 0.3) : [from[0] + (to[0] - before[0]) * tension, from[1] + (to[1] - before[1]) * tension];
    const b = to[2] ? mixPoints([to[0], to[1]], [from[0], from[1]], 0.3) : [to[0] - (after[0] - from[0]) * tension, to[1] - (after[1] - from[1]) * tension];
    pen.curve(a, b, [to[0], to[1]]);
  }
  return closed ? `${pen.path}Z` : pen.path;
}
var Pen = class {
  path;
  #x;
  #y;
  constructor(x, y) {
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    this.path = `M${this.#x / 10} ${this.#y / 10}`;
  }
  curve(a, b, to) {
    const endX = Math.round(to[0] * 10);
    const endY = Math.round(to[1] * 10);
    const numbers = [
      Math.round(a[0] * 10) - this.#x,
      Math.round(a[1] * 10) - this.#y,
      Math.round(b[0] * 10) - this.#x,
      Math.round(b[1] * 10) - this.#y,
      endX - this.#x,
      endY - this.#y
    ];
    let text = "c";
    numbers.forEach((value, index) => {
      text += (index > 0 && value >= 0 ? " " : "") + String(value / 10);
    });
    this.path += text;
    this.#x = endX;
    this.#y = endY;
  }
};
var blob = (knots2) => spline(knots2, true);
var polygon = (points2) => `M${points2.map((point) => `${num(point[0])} ${num(point[1])}`).join("L")}Z`;
var box = (x, y, width, height) => `M${num(x)} ${num(y)}h${num(width)}v${num(height)}h${num(-width)}Z`;
var disc = (x, y, radius) => `M${num(x - radius)} ${num(y)}a${num(radius)} ${num(radius)} 0 0 1 ${num(radius * 2)} 0a${num(radius)} ${num(radius)} 0 0 1 ${num(-radius * 2)} 0Z`;
function clockwise(points2) {
  let area = 0;
  for (let index = 0; index < points2.length; index++) {
    const a = itemAt(points2, index);
    const b = cycled(points2, index + 1);
    area += a[0] * b[1] - b[0] * a[1];
  }
  return area >= 0 ? points2 : [...points2].reverse();
}
function brushStroke(points2, width, from = 0, to = 0) {
  const left = [];
  const right = [];
  const last = points2.length - 1;
  points2.forEach((point, index) => {
    const a = itemAt(points2, Math.max(0, index - 1));
    const b = itemAt(points2, Math.min(last, index + 1));
    const length = distance(a, b) || 1;
    const t = index / last;
    const half = width / 2 * (t < 0.5 ? lerp(from, 1, t * 2) : lerp(1, to, t * 2 - 1));
    const dx = -(b[1] - a[1]) / length * half;
    const dy = (b[0] - a[0]) / length * half;
    const end = index === 0 || index === last;
    left.push(end ? [point[0] + dx, point[1] + dy, 1] : [point[0] + dx, point[1] + dy]);
    right.unshift(end ? [point[0] - dx, point[1] - dy, 1] : [point[0] - dx, point[1] - dy]);
  });
  return blob([...left, ...right]);
}

// ../../packages/demo-catalogue/src/draw/canvas.ts
var Canvas = class {
  widthPx;
  heightPx;
  #definitions = [];
  #names = /* @__PURE__ */ new Map();
  constructor(widthPx, heightPx) {
    this.widthPx = widthPx;
    this.heightPx = heightPx;
  }
  #define(make) {
    const content = make("@");
    const known = this.#names.get(content);
    if (known !== void 0) return `url(#${known})`;
    const name = `d${this.#names.size.toString(36)}`;
    this.#names.set(content, name);
    this.#definitions.push(make(name));
    return `url(#${name})`;
  }
  /** A gradient over the shape's own box, from (x1, y1) to (x2, y2) in parts of it; from top to bottom if not said. */
  linear(stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) {
    return this.#define(
      (name) => `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopTags(stops)}</linearGradient>`
    );
  }
  /** A gradient between two points of the current coordinates. */
  linearBetween(stops, x1, y1, x2, y2) {
    return this.#define(
      (name) => `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="${num(x1)}" y1="${num(y1)}" x2="${num(x2)}" y2="${num(y2)}">${stopTags(stops)}</linearGradient>`
    );
  }
  /** A round gradient over the shape's own box. */
  radial(stops, centreX = 0.5, centreY = 0.5, radius = 0.5) {
    return this.#define(
      (name) => `<radialGradient id="${name}" cx="${centreX}" cy="${centreY}" r="${radius}">${stopTags(stops)}</radialGradient>`
    );
  }
  /** Cuts to a path. */
  clip(d) {
    return this.#define((name) => `<clipPath id="${name}"><path d="${d}"/></clipPath>`);
  }
  /** Shows only where `body` is white. */
  mask(body) {
    return this.#define((name) => `<mask id="${name}">${body}</mask>`);
  }
  /** Screentone. The tile is not turned: a turned pattern costs librsvg a hundred times as much. */
  dots(colour, spacing, radius) {
    const tile = Math.max(2, Math.round(spacing * Math.SQRT2));
    const half = tile / 2;
    return this.#define(
      (name) => `<pattern id="${name}" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse"><circle cx="${num(half / 2)}" cy="${num(half / 2)}" r="${num(radius)}" fill="${colour}"/><circle cx="${num(half * 1.5)}" cy="${num(half * 1.5)}" r="${num(radius)}" fill="${colour}"/></pattern>`
    );
  }
  /** Upright or level stripes of half the spacing. */
  stripes(colour, spacing, level = false) {
    const size = Math.max(2, Math.round(spacing));
    return this.#define(
      (name) => `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><rect width="${level ? size : num(size / 2)}" height="${level ? num(size / 2) : size}" fill="${colour}"/></pattern>`
    );
  }
  /** The finished picture: the part of the drawing between `topPx` and `topPx + heightPx`. */
  finish(body, topPx = 0) {
    const size = `${num(this.widthPx)} ${num(this.heightPx)}`;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${num(this.widthPx)}" height="${num(this.heightPx)}" viewBox="0 ${num(topPx)} ${size}"><defs>${this.#definitions.join("")}</defs>${body}</svg>`;
  }
};
function stopTags(stops) {
  return stops.map(
    ([offset, colour, opacity]) => `<stop offset="${offset}" stop-color="${colour}"${opacity === void 0 ? "" : ` stop-opacity="${opacity}"`}/>`
  ).join("");
}

// ../../packages/demo-catalogue/src/draw/random.ts
function hashText(text) {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 16777619);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 2246822507);
  hash ^= hash >>> 13;
  return hash >>> 0;
}
function randomFrom(seed) {
  let state = hashText(seed);
  const next = () => {
    state = state + 1831565813 | 0;
    let mixed = Math.imul(state ^ state >>> 15, 1 | state);
    mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
    return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low2, high2) => low2 + next() * (high2 - low2),
    whole: (low2, high2) => Math.floor(low2 + next() * (high2 - low2 + 1)),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === void 0) throw new Error(`nothing to pick from (seed "${seed}")`);
      return item;
    },
    chance: (probability) => next() < probability
  };
}

// ../../packages/demo-catalogue/src/draw/svg.ts
function attributes(paint) {
  let text = "";
  if (paint.opacity !== void 0) text += ` fill-opacity="${num2(paint.opacity)}"`;
  if (paint.ink) text += ` stroke="${paint.ink}" stroke-width="${num(paint.inkWidth ?? 2)}" stroke-linejoin="round"`;
  if (paint.clip) text += ` clip-path="${paint.clip}"`;
  if (paint.transform) text += ` transform="${paint.transform}"`;
  return text;
}
var num2 = (value) => String(Math.round(value * 100) / 100);
var shape = (d, fill, paint = {}) => `<path d="${d}" fill="${fill}"${attributes(paint)}/>`;
var rect = (x, y, width, height, fill, paint = {}) => `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}"${attributes(paint)}/>`;
var roundRect = ([x, y, width, height], radius, fill, paint = {}) => `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" rx="${num(radius)}" fill="${fill}"${attributes(paint)}/>`;
var circle = (x, y, radius, fill, paint = {}) => `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${attributes(paint)}/>`;
var ellipse = (x, y, rx, ry, fill, paint = {}) => `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}"${attributes(paint)}/>`;
var line = (d, colour, width, opacity = 1, dash = "") => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num2(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${num2(opacity)}"` : ""}${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
function group(body, options = {}) {
  if (!body) return "";
  let text = "";
  if (options.transform) text += ` transform="${options.transform}"`;
  if (options.clip) text += ` clip-path="${options.clip}"`;
  if (options.mask) text += ` mask="${options.mask}"`;
  if (options.opacity !== void 0) text += ` opacity="${num2(options.opacity)}"`;
  return text ? `<g${text}>${body}</g>` : body;
}
function place(body, x, y, scale = 1, turnDegrees = 0, mirrored2 = false) {
  if (!body) return "";
  const turn = turnDegrees ? ` rotate(${num(turnDegrees)})` : "";
  const factor = scale.toFixed(4);
  const size = mirrored2 ? ` scale(-${factor} ${factor})` : scale === 1 ? "" : ` scale(${factor})`;
  return `<g transform="translate(${num(x)} ${num(y)})${turn}${size}">${body}</g>`;
}

// ../../packages/demo-catalogue/src/draw/colour.ts
function channels(colour) {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16 & 255, value >> 8 & 255, value & 255];
}
var toHex = (values) => `#${values.map((value) => clamp(Math.round(value), 0, 255).toString(16).padStart(2, "0")).join("")}`;
function mix(a, b, amount) {
  const from = channels(a);
  const to = channels(b);
  return toHex([0, 1, 2].map((index) => lerp(from[index] ?? 0, to[index] ?? 0, amount)));
}
var darken = (colour, amount) => mix(colour, "#140a26", amount);
var lighten = (colour, amount) => mix(colour, "#fffaf0", amount);
function luminance(colour) {
  const [red, green, blue] = channels(colour);
  return (0.3 * red + 0.59 * green + 0.11 * blue) / 255;
}
function grey(colour, contrast2 = 1) {
  const level = clamp(0.5 + (luminance(colour) - 0.5) * contrast2, 0, 1) * 255;
  return toHex([level, level, level]);
}
function saturate(colour, amount) {
  const level = luminance(colour) * 255;
  return toHex(channels(colour).map((value) => level + (value - level) * amount));
}
var contrast = (colour, amount) => toHex(channels(colour).map((value) => 128 + (value - 128) * amount));
function multiply(colour, shade, amount) {
  const base = channels(colour);
  const over = channels(shade);
  return mix(colour, toHex([0, 1, 2].map((index) => (base[index] ?? 0) * (over[index] ?? 0) / 255)), amount);
}

// ../../packages/demo-catalogue/src/lettering/title-outline.ts
var METRICS = {
  en: [0.94, 0.76],
  ja: [1.08, 0.9],
  "zh-Hant": [1.08, 0.9],
  th: [1.16, 1.02],
  ar: [0.92, 0.72]
};
function setTitle(book, text, language, look, box2, random) {
  const lines = text.split("\n").map((part2) => look.capitals && language === "en" ? part2.toLocaleUpperCase("en") : part2);
  const size = 200;
  const track = language === "en" && look.voice === "tech" ? 10 : language === "en" && look.voice === "regal" ? 4 : 0;
  const runs = lines.map((part2) => shapeLine(book, part2, language, look.voice, size, { trackPx: track }));
  const widest = Math.max(...runs.map((run) => run.lengthPx));
  const [pitch, height] = METRICS[language];
  const wide = (run) => look.justify ? Math.min(box2.w / run.lengthPx, box2.w / widest * 1.8) : box2.w / widest;
  let scales = runs.map(wide);
  const total = (list) => list.reduce((sum, scale, index) => sum + scale * size * (index ? pitch : height), 0);
  const excess = box2.h / total(scales);
  if (excess < 1) scales = scales.map((scale) => scale * excess);
  let y = box2.y + (box2.h - total(scales)) / 2;
  const found = {
    outline: "",
    left: Number.POSITIVE_INFINITY,
    right: 0,
    top: Number.POSITIVE_INFINITY,
    bottom: 0,
    footLeft: 0,
    footRight: 0,
    unit: Math.max(Math.min(...scales) * size * 0.01, box2.w / 900)
  };
  runs.forEach((run, index) => {
    const scale = scales[index] ?? 1;
    y += scale * size * (index ? pitch : height);
    const length = run.lengthPx * scale;
    const x = box2.align === "left" ? box2.x : box2.align === "right" ? box2.x + box2.w - length : box2.x + (box2.w - length) / 2;
    found.outline += bentOutline(run, language, look, x, y, scale, random);
    found.footLeft = x;
    found.footRight = x + length;
    found.left = Math.min(found.left, x);
    found.right = Math.max(found.right, x + length);
    found.top = Math.min(found.top, y - scale * size * height);
    found.bottom = Math.max(found.bottom, y);
  });
  return found;
}
function bentOutline(run, language, look, x, y, scale, random) {
  const joined = language === "ar" || language === "th";
  const lean = look.treatment === "blaze" ? -0.14 : 0;
  const arc = look.treatment === "pop" && !joined ? 20 : 0;
  const tremble = run.glyphs.map(
    (_, index) => look.treatment === "pop" ? [(index % 2 ? -1 : 1) * 0.03, (index % 2 ? 1 : -1) * 4] : look.treatment === "drip" ? [random.between(-0.03, 0.03), random.between(-4, 4)] : [0, 0]
  );
  const middle = run.lengthPx / 2;
  return outlineOf(run, (px, py, index) => {
    const [turn = 0, lift2 = 0] = joined ? [0, 0] : tremble[index] ?? [0, 0];
    const glyph = run.glyphs[index];
    const centre = glyph ? glyph.x + glyph.advance / 2 : 0;
    let tx = centre + (px - centre) * Math.cos(turn) - (py + 60) * Math.sin(turn);
    let ty = (px - centre) * Math.sin(turn) + py + lift2;
    if (arc) ty += ((tx - middle) / run.lengthPx) ** 2 * arc * 4 - arc;
    tx += ty * lean;
    return [x + tx * scale, y + ty * scale];
  });
}

// ../../packages/demo-catalogue/src/lettering/title.ts
function drawTitle(canvas, book, text, language, look, p, box2, random) {
  const set = setTitle(book, text, language, look, box2, random);
  const { unit: u, top, bottom, left, right, outline } = set;
  const halo2 = (colour, width, dx = 0, dy = 0, opacity = 1) => `<path d="${outline}" fill="${colour}" stroke="${colour}" stroke-width="${num(width * u)}" stroke-linejoin="round"${dx || dy ? ` transform="translate(${num(dx * u)} ${num(dy * u)})"` : ""}${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
  const at = (t) => lerp(top, bottom, t);
  const slash = (from, to, thick, colour, opacity = 1) => group(
    shape(
      polygon([
        [left - 40, at(from)],
        [right + 40, at(to)],
        [right + 40, at(to + thick)],
        [left - 40, at(from + thick)]
      ]),
      colour,
      { opacity }
    ),
    { clip: canvas.clip(outline) }
  );
  const light = box2.onLight === true;
  switch (look.treatment) {
    case "blaze":
      return halo2(p.ink, 15, 5, 7) + halo2(p.ink, 14) + halo2(p.pop, 6, 2, 3) + shape(
        outline,
        canvas.linearBetween(
          [
            [0, p.paper],
            [0.45, p.lamp],
            [1, p.pop]
          ],
          0,
          top,
          0,
          bottom
        )
      ) + slash(0.56, 0.38, 0.05, "#ffffff", 0.75);
    case "pop":
      return halo2(p.ink, 17, 0, 6) + halo2(p.ink, 15) + halo2("#ffffff", 9) + shape(
        outline,
        canvas.linearBetween(
          [
            [0, p.lamp],
            [0.5, mix(p.lamp, p.pop, 0.8)],
            [1, p.pop]
          ],
          0,
          top,
          0,
          bottom
        )
      );
    case "scan":
      return halo2(p.ink, 8) + shape(outline, p.pop, { transform: `translate(${num(-4 * u)} 0)`, opacity: 0.85 }) + shape(outline, p.lamp, { transform: `translate(${num(4 * u)} 0)`, opacity: 0.85 }) + shape(outline, light ? p.near : "#ffffff");
    case "drip":
      return halo2(p.ink, 10) + shape(drips(set, random), p.pop) + shape(
        outline,
        canvas.linearBetween(
          [
            [0, p.paper],
            [0.6, mix(p.paper, p.pop, 0.35)],
            [1, p.pop]
          ],
          0,
          top,
          0,
          bottom
        )
      );
    case "cut":
      return halo2(p.ink, 6, 0, 0, 0.7) + shape(outline, p.paper) + slash(0.74, 0.36, 0.055, p.pop);
    case "stencil":
      return halo2(light ? p.paper : p.ink, 12) + shape(outline, light ? p.ink : p.paper) + slash(0.5, 0.5, 0.03, light ? p.paper : p.ink);
    case "brush":
      return halo2(light ? p.paper : p.near, 11) + shape(outline, light ? p.near : p.paper) + line(
        `M${num(left + (right - left) * 0.1)} ${num(bottom + 15 * u)}Q${num((left + right) / 2)} ${num(bottom + 24 * u)} ${num(right - (right - left) * 0.08)} ${num(bottom + 11 * u)}`,
        p.pop,
        5 * u
      );
    case "engraved":
      return halo2(p.ink, 9, 0, 3, 0.9) + halo2(mix(p.ink, p.pop, 0.3), 5) + shape(
        outline,
        canvas.linearBetween(
          [
            [0, "#fffbe8"],
            [0.48, mix(p.lamp, "#ffe9a8", 0.3)],
            [0.52, mix(p.lamp, "#b8862e", 0.45)],
            [1, mix(p.lamp, "#fff3c8", 0.5)]
          ],
          0,
          top,
          0,
          bottom
        )
      ) + ornament(set, mix(p.lamp, "#ffffff", 0.3));
    case "ribbon":
      return halo2(light ? p.paper : p.near, 9, 0, 0, 0.9) + halo2(mix(light ? p.paper : p.near, p.pop, 0.3), 5) + shape(
        outline,
        canvas.linearBetween(
          [
            [0, light ? p.near : "#fffdf6"],
            [0.6, light ? p.near : "#fffdf6"],
            [1, light ? p.pop : mix(p.lamp, "#ffffff", 0.2)]
          ],
          0,
          top,
          0,
          bottom
        )
      ) + ornament(set, light ? p.near : "#fffdf6");
    default:
      return (light ? halo2(p.paper, 7) : halo2(p.ink, 7)) + shape(outline, light ? p.ink : p.paper);
  }
}
function drips({ footLeft: left, footRight: right, bottom, unit: u }, random) {
  let d = "";
  for (let index = 0; index < 9; index++) {
    const x = random.between(left, right);
    const long = random.between(18, 74) * u;
    d += `M${num(x - 3 * u)} ${num(bottom - 46 * u)}Q${num(x - 2 * u)} ${num(bottom + long * 0.6)} ${num(x)} ${num(bottom + long)}Q${num(x + 2 * u)} ${num(bottom + long * 0.6)} ${num(x + 3 * u)} ${num(bottom - 46 * u)}Z`;
  }
  return d;
}
function ornament({ left, right, bottom, unit: u }, colour) {
  const y = bottom + 17 * u;
  const middle = (left + right) / 2;
  const inset = (right - left) * 0.12;
  const diamond = (x, size) => polygon([
    [x, y - size],
    [x + size, y],
    [x, y + size],
    [x - size, y]
  ]);
  return line(
    `M${num(left + inset)} ${num(y)}H${num(middle - 18 * u)}M${num(middle + 18 * u)} ${num(y)}H${num(right - inset)}`,
    colour,
    2 * u
  ) + shape(diamond(middle, 6 * u) + diamond(middle - 13 * u, 3 * u) + diamond(middle + 13 * u, 3 * u), colour);
}

// ../../packages/demo-catalogue/src/picture/work-colours.ts
function hourOf(work, hour) {
  const found = work.hours[hour];
  if (!found) throw new Error(`${work.key} has no hour "${hour}"`);
  return found;
}
var SATURATION = 1.1;
var CONTRAST = 1.05;
var graded = /* @__PURE__ */ new Map();
function grade(colour) {
  const known = graded.get(colour);
  if (known !== void 0) return known;
  const made = contrast(saturate(colour, SATURATION), CONTRAST);
  graded.set(colour, made);
  return made;
}
function finishIn(work, canvas, body, topPx = 0) {
  const change = work.manner.shading === "tone" ? (colour) => grey(colour) : grade;
  return canvas.finish(body, topPx).replace(/#[0-9a-f]{6}\b/g, change);
}
function lightFrom(work, p, side, rim = true) {
  return {
    side,
    shade: mix(p.far, p.pop, 0.2),
    key: p.lamp,
    depth: work.depth,
    ...rim && work.manner.shading !== "tone" && work.manner.shading !== "flat" ? { rim: mix(p.lamp, "#ffffff", 0.25) } : {}
  };
}

// ../../packages/demo-catalogue/src/scenery/weather.ts
function drawWeather(canvas, weather, w, h, p, random, amount = 1) {
  const u = w / 800;
  const many = (count, make) => Array.from({ length: Math.round(count * amount * Math.max(0.4, h / 900)) }, (_, index) => make(index)).join("");
  const x = () => random.between(0, w);
  const y = () => random.between(0, h);
  switch (weather) {
    case "rain":
      return line(
        many(110, () => {
          const long = random.between(24, 80) * u;
          return `M${num(random.between(-0.05, 1.05) * w)} ${num(random.between(-0.05, 1) * h)}l${num(-long * 0.2)} ${num(long)}`;
        }) || "M0 0",
        mix(p.lamp, "#e4f0ff", 0.7),
        2.1 * u,
        0.5
      );
    case "snow":
      return many(
        70,
        () => circle(x(), y(), random.between(1.5, 7) * u, "#ffffff", { opacity: random.between(0.4, 0.95) })
      );
    case "petals":
    case "leaves": {
      const colour = weather === "petals" ? p.pop : mix(p.pop, "#d8a03a", 0.5);
      return many(30, () => {
        const size = random.between(0.6, 2.1) * u;
        const d = weather === "petals" ? "M0 0C8 -12 22 -10 24 0C26 4 20 4 18 2C18 8 8 10 0 0Z" : "M0 0Q12 -12 28 0Q12 10 0 0Z";
        return place(
          shape(d, mix(colour, "#ffffff", random.between(0, 0.5)), { opacity: random.between(0.6, 1) }),
          x(),
          y(),
          size,
          random.whole(0, 360)
        );
      });
    }
    case "embers":
      return many(46, (index) => {
        const [ex, ey, size] = [x(), h * (1 - random.next() * random.next()), random.between(1.6, 6) * u];
        const halo2 = index % 8 ? "" : circle(
          ex,
          ey,
          size * 8,
          canvas.radial([
            [0, p.lamp, 0.6],
            [1, p.lamp, 0]
          ])
        );
        return halo2 + place(
          rect(-size / 2, -size, size, size * 1.8, mix(p.lamp, "#fff3c0", random.between(0.1, 0.8))),
          ex,
          ey,
          1,
          random.whole(0, 90)
        );
      });
    case "motes":
      return many(
        26,
        () => circle(x(), y(), random.between(10, 62) * u, random.pick([p.lamp, p.paper, p.pop]), {
          opacity: random.between(0.1, 0.32)
        })
      ) + drawWeather(canvas, "sparks", w, h, p, random, amount);
    case "sparks":
      return many(
        26,
        () => circle(x(), y(), random.between(1.5, 4) * u, p.paper, { opacity: random.between(0.5, 0.95) })
      );
    case "moths":
      return many(16, () => {
        const [mx, my, size] = [x(), y(), random.between(0.5, 1.5) * u];
        return circle(
          mx,
          my,
          34 * size,
          canvas.radial([
            [0, p.lamp, 0.7],
            [1, p.lamp, 0]
          ])
        ) + place(
          shape(
            "M0 0C-6 -22 -30 -24 -28 -8C-26 4 -8 6 0 0C8 6 26 4 28 -8C30 -24 6 -22 0 0Z",
            mix(p.paper, p.lamp, 0.3)
          ) + ellipse(0, -2, 2.4, 8, p.near),
          mx,
          my,
          size,
          random.whole(-50, 50)
        );
      });
    default:
      return "";
  }
}
function focusLines(w, h, at, free, colour, random, count = 90, opacity = 0.9) {
  const reach = Math.hypot(w, h);
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = index / count * Math.PI * 2 + random.between(-0.03, 0.03);
    const from = free * random.between(0.85, 1.5);
    const half = random.between(4e-3, 0.017);
    d += polygon([
      [at[0] + Math.cos(angle) * from, at[1] + Math.sin(angle) * from],
      [at[0] + Math.cos(angle - half) * reach, at[1] + Math.sin(angle - half) * reach],
      [at[0] + Math.cos(angle + half) * reach, at[1] + Math.sin(angle + half) * reach]
    ]);
  }
  return shape(d, colour, { opacity });
}
function speedLines(w, h, degrees, colour, random, count = 60, opacity = 0.8) {
  let d = "";
  for (let index = 0; index < count; index++) {
    const [x, y, long, thick] = [
      random.between(-0.3, 0.9) * w,
      random.between(-0.3, 1.3) * h,
      random.between(0.2, 0.9) * w,
      random.between(0.6, 3.6) * w / 800
    ];
    d += `M${num(x)} ${num(y)}L${num(x + long * 0.5)} ${num(y - thick)}L${num(x + long)} ${num(y)}L${num(x + long * 0.5)} ${num(y + thick)}Z`;
  }
  return `<g transform="rotate(${num(degrees)} ${num(w / 2)} ${num(h / 2)})">${shape(d, colour, { opacity })}</g>`;
}
function rays(w, h, at, colour, opacity, count = 18) {
  const reach = Math.hypot(w, h);
  let d = "";
  for (let index = 0; index < count; index++) {
    const angle = index / count * Math.PI * 2;
    d += polygon([
      at,
      [at[0] + Math.cos(angle) * reach, at[1] + Math.sin(angle) * reach],
      [at[0] + Math.cos(angle + Math.PI / count) * reach, at[1] + Math.sin(angle + Math.PI / count) * reach]
    ]);
  }
  return shape(d, colour, { opacity });
}
function burst(at, inner, outer, points2, colour, random) {
  const corners = Array.from({ length: points2 * 2 }, (_, index) => {
    const angle = index / (points2 * 2) * Math.PI * 2;
    const radius = index % 2 ? inner : outer * random.between(0.8, 1.15);
    return [at[0] + Math.cos(angle) * radius, at[1] + Math.sin(angle) * radius];
  });
  return shape(polygon(corners), colour);
}
var vignette = (canvas, w, h, colour, strength) => rect(
  0,
  0,
  w,
  h,
  canvas.radial(
    [
      [0.55, colour, 0],
      [1, colour, strength]
    ],
    0.5,
    0.46,
    0.78
  )
);

// ../../packages/demo-catalogue/src/people/frame.ts
var FEMININE = [
  [-14, 28, 25, -10],
  [0, 38, 28, -8],
  [15, 70, 32, -6],
  [40, 103, 38, -3],
  [66, 103, 44, 2],
  [104, 84, 52, 10],
  [140, 82, 58, 12],
  [178, 72, 48, 6],
  [240, 62, 42, 2],
  [300, 78, 50, -2],
  [352, 93, 58, -5],
  [400, 92, 56, -4]
];
var MASCULINE = [
  [-14, 38, 32, -10],
  [0, 50, 36, -8],
  [13, 94, 40, -6],
  [44, 140, 46, -2],
  [76, 142, 52, 2],
  [120, 116, 60, 8],
  [160, 110, 60, 7],
  [210, 100, 54, 4],
  [262, 92, 50, 1],
  [310, 92, 52, -2],
  [356, 96, 56, -4],
  [408, 94, 54, -3]
];
var NECK_BASE = [0, 146];
function frameOf(person, turnDegrees, leanDegrees) {
  const sections = person.build === "m" ? MASCULINE : FEMININE;
  const grown = person.stature ?? 1;
  const last = sections[sections.length - 1] ?? [400, 90, 56, 0];
  const length = last[0] * grown;
  const sin = Math.sin(radians(turnDegrees));
  const cos = Math.cos(radians(turnDegrees));
  const leanSin = Math.sin(radians(leanDegrees));
  const leanCos = Math.cos(radians(leanDegrees));
  const cut = (down) => {
    const d = down / grown;
    const upper = sections.findIndex((section) => section[0] >= d);
    const b = sections[upper === -1 ? sections.length - 1 : Math.max(1, upper)] ?? last;
    const a = sections[(upper === -1 ? sections.length : Math.max(1, upper)) - 1] ?? last;
    const t = clamp((d - a[0]) / (b[0] - a[0] || 1), 0, 1);
    return {
      width: lerp(a[1], b[1], t) * grown,
      depth: lerp(a[2], b[2], t) * grown,
      forward: lerp(a[3], b[3], t) * grown
    };
  };
  const leaned2 = (x, down) => [
    NECK_BASE[0] - down * leanSin + x * leanCos,
    NECK_BASE[1] + down * leanCos + x * leanSin
  ];
  const halfWidth = (down) => {
    const { width, depth } = cut(down);
    return Math.hypot(width * cos, depth * sin);
  };
  const seenAt = (angle, down, swell = 1) => leaned2(Math.sin(radians(clamp(angle, -90, 90))) * halfWidth(down) * swell + cut(down).forward * sin, down);
  const away = Math.abs(turnDegrees) > 100 ? Math.sign(turnDegrees) * 180 : 0;
  return {
    turn: turnDegrees,
    isBack: Math.abs(turnDegrees) > 100,
    length,
    at: (around, down, swell = 1) => seenAt(clamp(around + turnDegrees - away, -84, 84), down, swell),
    seenAt,
    outline: (from, to, ease = 0) => {
      const heights2 = sections.map((section) => section[0] * grown).filter((down) => down > from && down < to);
      const downs = [from, ...heights2, to];
      const edge = (side) => downs.map((down, index) => {
        const [x, y] = leaned2(side * (halfWidth(down) + ease) + cut(down).forward * sin, down);
        return index === 0 || index === downs.length - 1 ? [x, y, 1] : [x, y];
      });
      return blob([...edge(-1), ...edge(1).reverse()]);
    },
    shoulder: (side) => {
      const { width } = cut(44 * grown);
      return leaned2(side * (width - 22 * grown) * cos, 48 * grown);
    },
    hip: (side) => leaned2(side * 44 * grown * cos, length - 34 * grown),
    nearness: (side) => -side * sin,
    spine: (down) => leaned2(0, down)
  };
}

// ../../packages/demo-catalogue/src/people/garment.ts
var Tailor = class {
  canvas;
  frame;
  person;
  tones;
  light;
  /** Where the upper garment ends. */
  hem;
  constructor(canvas, frame, person, tones, light, hem) {
    this.canvas = canvas;
    this.frame = frame;
    this.person = person;
    this.tones = tones;
    this.light = light;
    this.hem = hem;
  }
  get #grown() {
    return this.person.stature ?? 1;
  }
  #knots(places) {
    return places.map(([around, down, corner2]) => {
      const [x, y] = this.frame.at(around, down * this.#grown);
      return corner2 ? [x, y, 1] : [x, y];
    });
  }
  /** Ink of outlines for a colour as wide as the series' pen. */
  ink(colour, part2 = 1) {
    return { ink: this.tones.inkFor(colour), inkWidth: 2.6 * this.tones.pen * part2 };
  }
  /** A patch with straight sides lying on the trunk. */
  panel(places, colour, shaded = false) {
    const points2 = this.#knots(places).map(([x, y]) => [x, y]);
    return shape(polygon(points2), shaded ? this.tones.shaded(colour) : this.tones.lit(colour), this.ink(colour));
  }
  /** A smooth patch lying on the trunk. */
  patch(places, colour, shaded = false) {
    return shape(
      blob(this.#knots(places)),
      shaded ? this.tones.shaded(colour) : this.tones.lit(colour),
      this.ink(colour)
    );
  }
  /** A seam or a fold. */
  seam(places, colour, width = 2, opacity = 0.8) {
    return line(spline(this.#knots(places)), this.tones.inkFor(colour), width * this.tones.pen, opacity);
  }
  /** A coloured line: a stripe, a cord. */
  stripe(places, colour, width) {
    return line(spline(this.#knots(places)), this.tones.lit(colour), width);
  }
  point(around, down) {
    return this.frame.at(around, down * this.#grown);
  }
  /** The trunk's cloth down to the hem, shaded on the side away from the light, with folds. */
  cloth(colour, ease = 4, folds = true) {
    const grown = this.#grown;
    const from = 6 * grown;
    const to = this.hem * grown;
    const side = this.light.side;
    let drawn2 = shape(this.frame.outline(from, to, ease * grown), this.tones.lit(colour), this.ink(colour, 2)) + shape(this.frame.outline(from, to, ease * grown), this.tones.lit(colour));
    if (this.tones.flat) return drawn2;
    const downs = [30, 80, 130, 180, 240, 300, 360, 420, 520].filter((down) => down < this.hem).map((down) => down * grown);
    const outer = downs.map((down) => this.frame.seenAt(-side * 90, down));
    const inner = downs.map((down, index) => this.frame.seenAt(-side * (index % 2 ? 24 : 40), down));
    drawn2 += shape(
      blob([...outer, this.frame.seenAt(-side * 90, to), this.frame.seenAt(-side * 34, to), ...inner.reverse()]),
      this.tones.shaded(colour),
      { opacity: 0.62 }
    );
    if (!folds) return drawn2;
    const f = (angle, down) => this.frame.seenAt(angle, down * grown);
    const fold = (knots2) => line(spline(knots2), this.tones.inkFor(colour), 1.9 * this.tones.pen, 0.5);
    return drawn2 + fold([f(-62, 118), f(-46, 134), f(-26, 140)]) + fold([f(62, 122), f(48, 138), f(30, 146)]) + (this.hem > 250 ? fold([f(-70, 236), f(-50, 246), f(-34, 244)]) + fold([f(66, 250), f(46, 258)]) : "");
  }
};

// ../../packages/demo-catalogue/src/people/tailoring.ts
var WHITE = "#fdfcfa";
var isBack = (tailor) => tailor.frame.isBack;
function neckband(tailor, colour, width = 11) {
  const places = isBack(tailor) ? knots("-70 4, -30 -2, 30 -2, 70 4") : knots("-76 2, -40 22, 0 32, 40 22, 76 2");
  return tailor.stripe(places, tailor.tones.inkFor(colour), width + 4) + tailor.stripe(places, colour, width);
}
function shirtCollar(tailor, colour) {
  if (isBack(tailor)) return tailor.panel(knots("-74 -12, 74 -12, 80 18, 0 26, -80 18"), colour);
  return tailor.panel(knots("-80 -14, -40 -4, -4 30, -26 62, -60 34"), colour) + tailor.panel(knots("80 -14, 40 -4, 4 30, 26 62, 60 34"), colour);
}
function buttons(tailor, downs, colour, around = 0) {
  if (isBack(tailor)) return "";
  return downs.map((down) => {
    const [x, y] = tailor.point(around, down);
    return circle(x, y, 4.6, tailor.tones.lit(colour), tailor.ink(colour, 0.6));
  }).join("");
}
function lapels(tailor, colour, low2, shirt2, tie) {
  if (isBack(tailor))
    return tailor.panel(knots("-70 -10, 70 -10, 66 16, 0 24, -66 16"), colour, true) + tailor.seam(
      [
        [180, 30],
        [180, tailor.hem - 6]
      ],
      colour
    );
  const opening = tailor.panel(
    [
      [-48, -4],
      [0, 14],
      [48, -4],
      [30, 60],
      [6, low2],
      [-6, low2],
      [-30, 60]
    ],
    shirt2
  );
  const necktie = tie ? tailor.panel(knots("-8 34, 8 34, 11 52, 4 60, -4 60, -11 52"), tie) + tailor.panel(
    [
      [-4, 60],
      [4, 60],
      [12, low2 - 12],
      [0, low2 + 4],
      [-12, low2 - 12]
    ],
    tie
  ) : "";
  const flap = (side) => tailor.panel(
    [
      [side * 72, -6],
      [side * 50, 2],
      [side * 24, 96],
      [side * 4, low2 + 6],
      [side * 34, 96],
      [side * 50, 82],
      [side * 44, 66],
      [side * 62, 52]
    ],
    colour,
    side !== tailor.light.side
  );
  return opening + necktie + flap(-1) + flap(1) + tailor.seam(
    [
      [0, low2 + 4],
      [2, tailor.hem]
    ],
    colour,
    2.4
  );
}
function pockets(tailor, colour, down) {
  if (isBack(tailor)) return "";
  return tailor.seam(
    [
      [-50, down],
      [-26, down + 4]
    ],
    colour
  ) + tailor.seam(
    [
      [50, down],
      [26, down + 4]
    ],
    colour
  );
}

// ../../packages/demo-catalogue/src/people/costumes.ts
var kimono = (t) => {
  const colour = t.person.topColour;
  const front = t.panel(knots("-60 -12, -36 -2, 26 190, 6 232, -44 60"), WHITE) + t.panel(knots("-78 -8, -52 -4, 22 216, -4 250, -66 60"), colour, true) + t.panel(knots("60 -12, 36 -2, -30 196, -8 236, 44 60"), WHITE) + t.panel(knots("78 -8, 50 -4, -38 214, -16 252, 66 60"), t.person.accentColour);
  return {
    trunk: t.cloth(colour, 10, false) + (isBack(t) ? t.panel(knots("-60 -8, 60 -8, 48 18, -48 18"), t.person.accentColour) : front) + t.panel(knots("-90 216, 0 228, 90 216, 90 300, 0 312, -90 300"), t.person.accentColour) + t.stripe(knots("-90 258, 0 270, 90 258"), WHITE, 6),
    sleeve: { reach: 1.7, colour, width: 2, cuff: t.person.accentColour }
  };
};
var dress = (t) => ({
  trunk: t.cloth(t.person.topColour, 3) + (isBack(t) ? "" : t.patch(knots("-56 8, -30 54, 0 66, 30 54, 56 8, 0 20"), t.person.skin) + t.stripe(knots("-58 12, -32 56, 0 70, 32 56, 58 12"), t.person.accentColour, 7)) + t.stripe(knots("-88 236, 0 246, 88 236"), t.person.accentColour, 14),
  sleeve: { reach: 0.46, colour: t.person.topColour, width: 1.9, cuff: t.person.accentColour }
});
var apron = (t) => ({
  trunk: t.cloth(t.person.topColour, 6) + (isBack(t) ? t.stripe(knots("-50 10, 180 120, 50 240"), t.person.accentColour, 14) + t.stripe(knots("-88 244, 0 250, 88 244"), t.person.accentColour, 12) : t.stripe(
    [
      [-50, 4],
      [-40, 96]
    ],
    t.person.accentColour,
    13
  ) + t.stripe(
    [
      [50, 4],
      [40, 96]
    ],
    t.person.accentColour,
    13
  ) + t.panel(
    [
      [-46, 92],
      [0, 98],
      [46, 92],
      [58, 230],
      [72, t.hem],
      [-72, t.hem],
      [-58, 230]
    ],
    t.person.accentColour
  ) + t.stripe(
    [
      [-86, 236],
      [-58, 240]
    ],
    t.person.accentColour,
    12
  ) + t.stripe(
    [
      [86, 236],
      [58, 240]
    ],
    t.person.accentColour,
    12
  ) + t.seam(knots("-30 280, 0 286, 30 280, 26 330, -26 330, -30 280"), t.person.accentColour)),
  collar: shirtCollar(t, t.person.topColour),
  sleeve: { reach: 1.1, colour: t.person.topColour, width: 1.3, cuff: t.person.topColour }
});
var armour = (t) => {
  const steel = t.person.topColour;
  const plate = isBack(t) ? t.patch(knots("-80 20!, 0 30, 80 20!, 76 220, 0 240, -76 220"), steel) : t.patch(knots("-72 18!, -30 44, 0 52, 30 44, 72 18!, 84 120, 66 210, 0 250!, -66 210, -84 120"), steel) + t.seam(
    [
      [0, 52],
      [0, 250]
    ],
    steel,
    2.2
  ) + t.stripe(knots("-70 34, -30 56, 0 64, 30 56, 70 34"), t.person.accentColour, 6) + t.panel(knots("0 96, 13 120, 0 150, -13 120"), t.person.accentColour);
  const pauldron = (side) => {
    const [x, y] = t.frame.shoulder(side);
    return place(
      shape(blob(knots("-46 26!, -44 -22, -4 -44, 44 -20, 52 34!, 4 18")), t.tones.lit(steel), t.ink(steel)) + shape(blob(knots("-44 46!, -40 18, 4 8, 48 26, 50 58!, 4 42")), t.tones.lit(steel), t.ink(steel)) + line(`M-32 -14Q${num(4)} -34 38 -10`, t.tones.lit(lighten(steel, 0.5)), 5),
      x,
      y,
      1,
      side * 8,
      side < 0
    );
  };
  return {
    trunk: t.cloth(t.person.bottomColour ?? "#3a3444", 4, false) + plate + t.panel(knots("-88 256, 0 268, 88 256, 88 284, 0 296, -88 284"), t.person.accentColour),
    collar: t.patch(knots("-84 -22, -78 14, 0 36, 78 14, 84 -22, 0 0"), steel),
    over: pauldron(-1) + pauldron(1),
    sleeve: { reach: 1.98, colour: t.person.bottomColour ?? "#3a3444", width: 1.16, cuff: steel }
  };
};
var cloak = (t) => {
  const colour = t.person.topColour;
  const grown = t.person.stature ?? 1;
  const [x, y] = t.frame.spine(20 * grown);
  const wide = (t.person.build === "m" ? 190 : 150) * (0.72 + 0.28 * Math.abs(Math.cos(t.frame.turn * Math.PI / 180)));
  const long = 470;
  const at = (right, down) => [x + right * grown, y + down * grown];
  const corner2 = (right, down) => [...at(right, down), 1];
  const wing = (side) => {
    const fold = [at(side * 84, 50), at(side * 116, 240), at(side * 112, long - 30)];
    const [from, over, to] = fold.map(([px, py]) => `${num(px)} ${num(py)}`);
    return shape(
      blob([
        corner2(side * 52, -34),
        at(side * (wide - 20), 26),
        at(side * (wide + 12), 220),
        corner2(side * (wide + 30), long),
        corner2(side * 62, long - 10),
        at(side * 78, 250),
        at(side * 34, 80),
        corner2(side * 8, 24)
      ]),
      side === t.light.side ? t.tones.lit(colour) : t.tones.shaded(colour),
      t.ink(colour)
    ) + line(`M${from}Q${over} ${to}`, t.tones.inkFor(colour), 2.2, 0.6);
  };
  const mantle = isBack(t) ? shape(
    blob([
      at(-60, -36),
      at(-wide + 24, 30),
      corner2(-wide - 26, long),
      at(0, long + 22),
      corner2(wide + 26, long),
      at(wide - 24, 30),
      at(60, -36),
      at(0, -22)
    ]),
    t.tones.lit(colour),
    t.ink(colour)
  ) : wing(-1) + wing(1);
  const [cx, cy] = t.point(0, 34);
  const clasp = isBack(t) ? "" : circle(cx, cy, 13, t.tones.lit("#e4bd58"), t.ink("#8a6a2a")) + circle(cx, cy, 6, t.tones.lit(t.person.accentColour));
  return {
    trunk: t.cloth(t.person.accentColour, 6) + (isBack(t) ? "" : t.seam(
      [
        [0, 40],
        [0, 260]
      ],
      t.person.accentColour
    )),
    over: mantle + t.patch(knots("-86 -30, -88 26, 0 60, 88 26, 86 -30, 0 10"), colour, true) + clasp,
    sleeve: { reach: 1.9, colour: t.person.accentColour, width: 1.3, cuff: colour }
  };
};

// ../../packages/demo-catalogue/src/people/everyday-clothes.ts
var tee = (t) => ({
  trunk: t.cloth(t.person.topColour, 6) + neckband(t, t.person.accentColour, 8) + (isBack(t) ? "" : t.stripe(knots("-40 122, 0 128, 40 122"), t.person.accentColour, 13)),
  sleeve: { reach: 0.62, colour: t.person.topColour, width: 1.36, cuff: t.person.topColour }
});
var jersey = (t) => {
  const [x, y] = t.point(0, 150);
  const number = isBack(t) ? "" : place(line("M-14 -26H12L-4 26", t.tones.lit(t.person.accentColour), 11), x, y);
  return {
    trunk: t.cloth(t.person.topColour, 9) + t.stripe(
      [
        [-80, 60],
        [-70, 260]
      ],
      t.person.accentColour,
      9
    ) + t.stripe(
      [
        [80, 60],
        [70, 260]
      ],
      t.person.accentColour,
      9
    ) + neckband(t, t.person.accentColour, 9) + number,
    sleeve: { reach: 0.5, colour: t.person.topColour, width: 1.45, cuff: t.person.accentColour }
  };
};
var shirt = (t) => ({
  trunk: t.cloth(t.person.topColour, 6) + (isBack(t) ? "" : t.seam(
    [
      [-5, 40],
      [-5, t.hem]
    ],
    t.person.topColour
  ) + t.seam(
    [
      [6, 40],
      [6, t.hem]
    ],
    t.person.topColour
  )) + buttons(t, [74, 124, 174, 224, 274], WHITE) + pocket(t),
  collar: shirtCollar(t, t.person.topColour),
  sleeve: { reach: 1.94, colour: t.person.topColour, width: 1.22, cuff: t.person.topColour }
});
var pocket = (t) => isBack(t) ? "" : t.panel(knots("26 118, 50 116, 48 158, 37 166, 26 158"), t.person.topColour);
var blazer = (t) => ({
  trunk: t.cloth(t.person.topColour, 8) + lapels(t, t.person.topColour, 206, WHITE, t.person.accentColour) + buttons(t, [236, 276], "#d8b45a") + (isBack(t) ? "" : t.panel(knots("30 122, 48 120, 46 146, 38 154, 30 148"), t.person.accentColour)) + pockets(t, t.person.topColour, 292),
  collar: shirtCollar(t, WHITE),
  sleeve: { reach: 1.9, colour: t.person.topColour, width: 1.3, cuff: WHITE }
});
var suit = (t) => ({
  trunk: t.cloth(t.person.topColour, 7) + lapels(t, t.person.topColour, 236, WHITE, t.person.accentColour) + buttons(t, [258], "#2a2430") + (isBack(t) ? "" : t.panel(knots("34 128, 52 122, 50 134, 34 140"), t.person.accentColour)) + pockets(t, t.person.topColour, 300),
  collar: shirtCollar(t, WHITE),
  sleeve: { reach: 1.9, colour: t.person.topColour, width: 1.24, cuff: WHITE }
});
var sailor = (t) => {
  const navy = t.person.topColour;
  const front = t.panel(knots("-78 -8, -34 10, 0 118, 34 10, 78 -8, 84 40, 60 96, 30 104, 0 136, -30 104, -60 96, -84 40"), navy) + t.stripe(knots("-78 44, -56 86, -28 94, 0 124"), WHITE, 3) + t.stripe(knots("78 44, 56 86, 28 94, 0 124"), WHITE, 3) + t.patch(knots("0 128!, -34 116, -44 146, -24 160, 0 140!"), t.person.accentColour) + t.patch(knots("0 128!, 34 116, 44 146, 24 160, 0 140!"), t.person.accentColour) + t.panel(knots("-3 138, -22 214, -8 206, 0 146, 8 206, 22 214, 3 138"), t.person.accentColour);
  const rear = t.panel(knots("-80 0, 80 0, 78 118, -78 118"), navy) + t.stripe(knots("-70 106, 0 110, 70 106"), WHITE, 3);
  return {
    trunk: t.cloth(WHITE, 6) + (isBack(t) ? rear : front),
    sleeve: { reach: 1.9, colour: WHITE, width: 1.28, cuff: navy }
  };
};
var hoodie = (t) => {
  const colour = t.person.topColour;
  const [x, y] = t.frame.spine(4);
  const hood = isBack(t) ? "" : shape(
    blob([
      [x - 92, y + 26],
      [x - 84, y - 40],
      [x, y - 62],
      [x + 84, y - 40],
      [x + 92, y + 26],
      [x, y + 40]
    ]),
    t.tones.shaded(colour),
    t.ink(colour)
  );
  const front = isBack(t) ? t.patch(knots("-84 -6, 0 -20, 84 -6, 76 80, 0 128, -76 80"), colour, true) : t.patch(
    knots("-86 -22, -82 34, -40 70, 0 84, 40 70, 82 34, 86 -22, 52 12, 0 44, -52 12"),
    lighten(colour, 0.08)
  ) + t.stripe(knots("-16 66, -20 110, -17 148"), t.person.accentColour, 5) + t.stripe(knots("16 66, 21 106, 18 140"), t.person.accentColour, 5) + t.seam(knots("-52 300, -40 244, 0 240, 40 244, 52 300"), colour, 2.2);
  return { behind: hood, trunk: t.cloth(colour, 14) + front, sleeve: { reach: 1.9, colour, width: 1.5, cuff: colour } };
};
var sweater = (t) => {
  const colour = t.person.topColour;
  const ribs = [-52, -34, -17, 0, 17, 34, 52].map(
    (around) => t.seam(
      [
        [around, -20],
        [around, 16]
      ],
      colour,
      1.6,
      0.6
    )
  ).join("");
  const collar = t.patch(knots("-86 -24, -80 8, 0 26, 80 8, 86 -24, 0 -10"), colour) + ribs;
  return {
    trunk: t.cloth(colour, 11) + t.stripe(knots("-84 130, 0 142, 84 130"), t.person.accentColour, 9) + t.stripe(knots("-84 150, 0 162, 84 150"), t.person.accentColour, 4),
    collar,
    sleeve: { reach: 1.94, colour, width: 1.46, cuff: colour }
  };
};
var coat = (t) => ({
  trunk: t.cloth(t.person.topColour, 13) + lapels(t, t.person.topColour, 250, t.person.accentColour, null) + buttons(t, [270, 320, 370], "#2a2430", 12) + pockets(t, t.person.topColour, 330),
  collar: isBack(t) ? "" : t.patch(knots("-84 -30, -88 30, -56 60, -30 8, -44 -16"), t.person.topColour) + t.patch(knots("84 -30, 88 30, 56 60, 30 8, 44 -16"), t.person.topColour),
  sleeve: { reach: 1.96, colour: t.person.topColour, width: 1.46, cuff: t.person.topColour }
});
var jacket = (t) => ({
  trunk: t.cloth(t.person.topColour, 10) + (isBack(t) ? "" : t.panel(knots("-40 -4, 0 12, 40 -4, 20 90, 0 150, -20 90"), t.person.accentColour) + t.stripe(
    [
      [0, 150],
      [2, t.hem]
    ],
    "#c8ccd4",
    4
  ) + t.seam(knots("-40 0, -20 90, 0 150"), t.person.topColour, 2.6) + t.seam(knots("40 0, 20 90, 0 150"), t.person.topColour, 2.6)) + pockets(t, t.person.topColour, 240),
  collar: isBack(t) ? t.patch(knots("-80 -26, 80 -26, 80 14, 0 22, -80 14"), t.person.topColour) : t.patch(knots("-84 -26, -80 34, -36 70, -22 40, -46 -4"), t.person.topColour, true) + t.patch(knots("84 -26, 80 34, 36 70, 22 40, 46 -4"), t.person.topColour),
  sleeve: { reach: 1.92, colour: t.person.topColour, width: 1.42, cuff: t.person.accentColour }
});

// ../../packages/demo-catalogue/src/people/garments.ts
var CUTS = {
  tee,
  jersey,
  shirt,
  blazer,
  suit,
  sailor,
  hoodie,
  sweater,
  coat,
  jacket,
  kimono,
  dress,
  apron,
  armour,
  cloak
};

// ../../packages/demo-catalogue/src/people/hand.ts
var SHAPES = {
  relaxed: {
    fingers: [
      points("15 46, 19 66, 17 84"),
      points("5 48, 7 72, 5 91"),
      points("-5 47, -5 69, -6 87"),
      points("-14 43, -16 60, -15 75")
    ],
    thumb: points("14 14, 27 34, 26 54")
  },
  open: {
    fingers: [
      points("15 46, 25 70, 31 90"),
      points("5 49, 9 76, 11 99"),
      points("-5 48, -9 73, -13 95"),
      points("-14 43, -25 60, -33 77")
    ],
    thumb: points("14 14, 36 30, 50 48")
  },
  flat: {
    fingers: [
      points("15 46, 16 68, 14 88"),
      points("5 49, 5 74, 4 97"),
      points("-5 48, -6 72, -6 93"),
      points("-14 43, -16 62, -16 80")
    ],
    thumb: points("14 14, 30 32, 34 52")
  },
  fist: {
    fingers: [
      points("16 42, 18 54, 12 58"),
      points("6 44, 7 58, 2 61"),
      points("-4 43, -4 57, -8 60"),
      points("-14 39, -15 52, -17 55")
    ],
    thumb: points("15 16, 21 36, 6 44"),
    curled: true
  },
  point: {
    fingers: [
      points("15 44, 18 72, 19 96"),
      points("6 44, 8 57, 3 60"),
      points("-4 43, -4 57, -8 59"),
      points("-14 39, -15 51, -17 54")
    ],
    thumb: points("14 15, 20 36, 8 48"),
    curled: true
  },
  peace: {
    fingers: [
      points("15 44, 24 70, 30 92"),
      points("5 46, 3 74, -1 98"),
      points("-4 43, -3 57, -6 58"),
      points("-14 39, -13 52, -15 53")
    ],
    thumb: points("14 15, 16 38, 0 48"),
    curled: true
  },
  claw: {
    fingers: [
      points("15 46, 32 64, 30 84"),
      points("5 49, 12 76, 8 96"),
      points("-5 48, -12 74, -8 94"),
      points("-14 43, -32 58, -30 76")
    ],
    thumb: points("14 14, 40 22, 46 42")
  },
  hold: {
    fingers: [
      points("17 24, -2 26, -17 24"),
      points("18 36, -2 38, -19 36"),
      points("17 48, -2 50, -18 48"),
      points("14 59, -2 61, -15 59")
    ],
    thumb: points("14 8, 6 20, -12 18")
  },
  think: {
    fingers: [
      points("15 44, 22 68, 24 90"),
      points("6 44, 10 58, 4 60"),
      points("-4 43, -2 57, -7 58"),
      points("-14 39, -13 51, -16 53")
    ],
    thumb: points("14 14, 34 28, 44 50"),
    curled: true
  }
};
function drawHand(form, at, angle, thumb, scale, ink, held = "") {
  const { fingers, thumb: thumbLine, curled } = SHAPES[form];
  const outlineWidth = 2.3 * ink.pen;
  const digit = (points2, width) => {
    const d = `M${points2.map((point) => `${num(point[0])} ${num(point[1])}`).join("L")}`;
    return line(d, ink.ink, width + outlineWidth * 2) + line(d, ink.skin, width);
  };
  const palm = polygon(clockwise(points("-13 -4, 13 -4, 19 16, 20 44, 4 51, -12 48, -19 40, -18 16")));
  const palmDrawn = shape(palm + disc(0, -2, 12), ink.skin, { ink: ink.ink, inkWidth: outlineWidth * 2 }) + shape(palm + disc(0, -2, 12), ink.skin);
  const widths = [13, 13.5, 12.5, 11];
  const drawnFingers = fingers.map((finger, index) => digit(finger, widths[index] ?? 12)).reverse();
  const knuckles = form === "fist" || curled ? line("M-10 40q4 -3 8 0M0 42q4 -3 8 0", ink.shade, 2) : line("M-8 50l-1 6M2 52v6M11 50l1 6", ink.shade, 1.6, 0.7);
  const cover = form === "hold" ? "" : shape(palm, ink.skin);
  const body = form === "hold" ? palmDrawn + held + drawnFingers.join("") + digit(thumbLine, 14) : palmDrawn + drawnFingers.join("") + cover + shape("M-18 14Q-4 30 -12 48L-19 40Z", ink.shade, { opacity: 0.5 }) + knuckles + digit(thumbLine, 14.5) + held;
  return place(thumb > 0 ? body : place(body, 0, 0, 1, 0, true), at[0], at[1], scale, angle);
}

// ../../packages/demo-catalogue/src/people/brow.ts
var BROWS = {
  calm: [0, 0, 0],
  talk: [-1, 0, 2],
  smile: [-1, 1, 2],
  joy: [-3, 2, 7],
  laugh: [-2, 2, 8],
  angry: [11, -7, -4],
  shout: [11, -8, -2],
  shock: [-4, 1, 11],
  sad: [-10, 5, 1],
  cry: [-12, 6, 0],
  smirk: [5, -4, 0],
  shy: [-8, 4, 2],
  cold: [5, -2, -4],
  worry: [-9, 4, 4],
  deadpan: [0, 0, 0],
  strain: [10, -2, -5],
  asleep: [-1, 2, 1]
};
function drawBrow(context, side, squeeze) {
  const { person, bearing, tones } = context;
  const [inner, outer, raise] = BROWS[bearing.mood];
  const uneven = bearing.mood === "smirk" ? side > 0 ? -5 : 3 : 0;
  const w = 46 * squeeze;
  const points2 = [
    [-w * 0.5 * side, inner],
    [-w * 0.14 * side, inner * 0.35 - 4.5],
    [w * 0.22 * side, outer * 0.4 - 5],
    [w * 0.55 * side, outer + 3.5]
  ];
  const colour = mix(tones.hairShade, tones.hairInk, 0.5);
  const thickness = person.build === "m" ? 7 : 4.2;
  return place(shape(brushStroke(points2, thickness, 0.75, 0.12), colour), 0, uneven - raise);
}

// ../../packages/demo-catalogue/src/people/eyes.ts
var LIDS = {
  calm: { open: 1, slant: 0, squint: 0 },
  talk: { open: 1, slant: 0, squint: 0 },
  smile: { open: 0.92, slant: 0, squint: 0.12 },
  joy: "arc",
  laugh: "arc",
  angry: { open: 0.8, slant: 6, squint: 0.08 },
  shout: { open: 1, slant: 5, squint: 0 },
  shock: { open: 1.16, slant: 0, squint: 0 },
  sad: { open: 0.8, slant: -6, squint: 0.04 },
  cry: { open: 0.72, slant: -7, squint: 0.18 },
  smirk: { open: 0.74, slant: 4, squint: 0.1 },
  shy: { open: 0.82, slant: -4, squint: 0.05 },
  cold: { open: 0.68, slant: 4, squint: 0 },
  worry: { open: 0.98, slant: -5, squint: 0 },
  deadpan: { open: 0.52, slant: 0, squint: 0 },
  strain: "tight",
  asleep: "rest"
};
var FORMS = {
  jewel: { width: 50, height: 43, irisWidth: 0.37, irisHeight: 0.58, lash: 6.6, slant: 2 },
  sharp: { width: 49, height: 31, irisWidth: 0.3, irisHeight: 0.6, lash: 6.2, slant: 5 },
  soft: { width: 43, height: 36, irisWidth: 0.37, irisHeight: 0.57, lash: 4.8, slant: 0 },
  dot: { width: 30, height: 34, irisWidth: 0.4, irisHeight: 0.5, lash: 4, slant: 0 },
  hollow: { width: 48, height: 36, irisWidth: 0.27, irisHeight: 0.4, lash: 5, slant: 1 }
};
function drawEye(context, side, squeeze) {
  const { person, bearing, manner, tones } = context;
  const lids = LIDS[bearing.mood];
  const form = FORMS[manner.eyes];
  const size = (manner.eyeSize ?? 1) * (person.stature && person.stature < 1 ? 1.12 : 1);
  const masculine = person.build === "m";
  const width = form.width * squeeze * size * (masculine ? 0.93 : 1);
  const height = form.height * size * (masculine && manner.eyes !== "sharp" ? 0.76 : masculine ? 0.88 : 1);
  const ink = tones.hairInk;
  if (lids === "arc" || lids === "rest")
    return closedEye(width, lids === "arc" ? -1 : 1, side, ink, masculine ? 4 : 5.4);
  if (lids === "tight") {
    const s = (x) => x * side;
    return shape(
      brushStroke(
        [
          [s(-width * 0.42), 2],
          [s(width * 0.1), -7],
          [s(width * 0.46), -11]
        ],
        5.6,
        0.3,
        0.7
      ),
      ink
    ) + shape(
      brushStroke(
        [
          [s(-width * 0.42), 4],
          [s(width * 0.08), 9],
          [s(width * 0.44), 11]
        ],
        5,
        0.3,
        0.6
      ),
      ink
    );
  }
  if (manner.eyes === "dot") return dotEye(width, height * Math.min(1.1, lids.open), bearing, ink);
  return openEye(context, side, { width, height: height * lids.open, fullHeight: height, form, lids });
}
function closedEye(width, bend, side, ink, thickness) {
  const points2 = [
    [-0.52, -0.1],
    [-0.26, 0.16],
    [0.02, 0.24],
    [0.3, 0.14],
    [0.55, -0.14]
  ].map(([x = 0, y = 0]) => [x * width * side, y * 40 * bend * 0.75 + 6]);
  const lashes2 = bend > 0 ? line(`M${num(width * 0.44 * side)} 10l${num(7 * side)} 5`, ink, 2.6) : "";
  return shape(brushStroke(points2, thickness, 0.35, 0.6), ink) + lashes2;
}
function dotEye(width, height, bearing, ink) {
  const [gazeX, gazeY] = bearing.gaze ?? [0, 0];
  const x = gazeX * 5;
  const y = gazeY * 4 + 2;
  return ellipse(x, y, width * 0.32, height * 0.42, ink) + circle(x - width * 0.1, y - height * 0.16, width * 0.11, "#ffffff") + (bearing.mood === "shock" ? ellipse(x, y, width * 0.62, height * 0.66, "none", { ink, inkWidth: 2.4 }) : "");
}
function openEye(context, side, eye) {
  const { canvas, person, light, tones, manner } = context;
  const { width: w, height: h } = eye;
  const masculine = person.build === "m";
  const slant = eye.lids.slant + (masculine ? Math.max(2, eye.form.slant) : eye.form.slant);
  const x = (part2) => part2 * w * side;
  const upper = [
    [x(-0.5), h * 0.13 + slant * 0.85],
    [x(-0.32), -h * 0.29 + slant * 0.6],
    [x(0.02), -h * 0.49 + slant * 0.1],
    [x(0.32), -h * 0.36 - slant * 0.45],
    [x(0.52), -h * 0.02 - slant * 0.7]
  ];
  const rise = eye.lids.squint * eye.fullHeight;
  const lower = [
    [x(0.42), h * 0.29 - rise * 0.8],
    [x(0.1), h * 0.48 - rise],
    [x(-0.25), h * 0.43 - rise * 0.9]
  ];
  const inner = corner(upper, 0);
  const outer = corner(upper, 4);
  const opening = blob([inner, ...upper.slice(1, 4), outer, ...lower]);
  const white = mix("#ffffff", light.shade, light.depth * 0.3);
  const lidShade = blob([
    inner,
    ...upper.slice(1, 4),
    outer,
    [x(0.5), -h * 0.02 + 8],
    [x(0), -h * 0.2 + slant * 0.3],
    [x(-0.5), h * 0.13 + 9]
  ]);
  const body = drawIris(context, side, eye) + shape(lidShade, tones.flat ? "#7a6a88" : light.shade, { opacity: tones.flat ? 0.2 : 0.34 });
  return (manner.eyes === "hollow" ? ellipse(0, h * 0.62, w * 0.46, h * 0.3, tones.skinShade, { opacity: 0.5 }) : "") + shape(opening, white) + group(body, { clip: canvas.clip(opening) }) + lashes(context, side, eye, slant) + (context.bearing.mood === "cry" ? tear(x(0.12), h, light) : "");
}
function corner(knots2, index) {
  const knot = knots2[index] ?? [0, 0];
  return [knot[0], knot[1], 1];
}
function drawIris(context, side, eye) {
  const { canvas, person, bearing, light, tones, manner } = context;
  const [gazeX, gazeY] = bearing.gaze ?? [0, 0];
  const small = bearing.mood === "shock" ? 0.7 : 1;
  const rx = eye.width * eye.form.irisWidth * small;
  const ry = eye.fullHeight * eye.form.irisHeight * small * (eye.lids.open < 0.85 ? 0.94 : 1);
  const x = gazeX * eye.width * 0.15 + side * eye.width * -0.015;
  const y = gazeY * eye.fullHeight * 0.1 + (eye.fullHeight - eye.height) * 0.06 + 0.5;
  const colour = tones.lit(person.eyeColour);
  const dark = darken(colour, 0.68);
  const fill = manner.eyes === "hollow" ? colour : canvas.linear([
    [0, dark],
    [0.42, mix(colour, dark, 0.25)],
    [0.75, colour],
    [1, lighten(colour, 0.5)]
  ]);
  const glint = light.side * -1;
  let iris = ellipse(x, y, rx, ry, fill, { ink: darken(colour, 0.78), inkWidth: manner.eyes === "jewel" ? 2.2 : 1.8 });
  iris += ellipse(x, y - ry * 0.08, rx * 0.42, ry * 0.44, darken(colour, 0.88));
  if (manner.eyes === "jewel" || manner.eyes === "soft")
    iris += shape(
      `M${num(x - rx * 0.72)} ${num(y + ry * 0.3)}Q${num(x)} ${num(y + ry * 1.15)} ${num(x + rx * 0.72)} ${num(y + ry * 0.3)}Q${num(x)} ${num(y + ry * 0.76)} ${num(x - rx * 0.72)} ${num(y + ry * 0.3)}Z`,
      lighten(colour, 0.72),
      { opacity: 0.7 }
    );
  if (manner.eyes === "jewel")
    iris += circle(x + rx * 0.1, y + ry * 0.62, rx * 0.1, "#ffffff", { opacity: 0.8 }) + circle(x - rx * 0.32, y + ry * 0.5, rx * 0.08, "#ffffff", { opacity: 0.7 });
  if (manner.eyes !== "hollow" && bearing.mood !== "deadpan")
    iris += ellipse(x + rx * 0.36 * glint, y - ry * 0.4, rx * 0.34, ry * 0.28, "#ffffff") + circle(x - rx * 0.42 * glint, y + ry * 0.36, rx * 0.16, "#ffffff", { opacity: 0.9 });
  return iris;
}
function lashes(context, side, eye, slant) {
  const { person, tones, bearing } = context;
  const { width: w, height: h } = eye;
  const feminine = person.build === "f";
  const ink = tones.hairInk;
  const thick = eye.form.lash * (feminine ? 1 : 0.78);
  const x = (part2) => part2 * w * side;
  const tip = feminine ? [
    [x(0.52), -h * 0.06 - slant * 0.6],
    [x(0.68), -h * 0.13 - slant * 0.8, 1]
  ] : [[x(0.57), -h * 0.03 - slant * 0.75, 1]];
  const lid = blob([
    [x(-0.52), h * 0.14 + slant * 0.9, 1],
    [x(-0.32), -h * 0.29 + slant * 0.6],
    [x(0.02), -h * 0.49 + slant * 0.1],
    [x(0.32), -h * 0.36 - slant * 0.45],
    ...tip,
    [x(0.5), -h * 0.2 - slant * 0.65 - thick * 0.45],
    [x(0.3), -h * 0.42 - slant * 0.45 - thick * 0.85],
    [x(0), -h * 0.5 + slant * 0.1 - thick * 0.95],
    [x(-0.33), -h * 0.33 + slant * 0.6 - thick * 0.4]
  ]);
  let drawn2 = shape(lid, ink);
  if (feminine)
    drawn2 += shape(
      polygon([
        [x(0.42), -h * 0.27 - slant * 0.55],
        [x(0.62), -h * 0.42 - slant * 0.6],
        [x(0.51), -h * 0.1 - slant * 0.6]
      ]),
      ink
    );
  const rise = eye.lids.squint * eye.fullHeight;
  drawn2 += line(
    `M${num(x(0.44))} ${num(h * 0.28 - rise * 0.8)}Q${num(x(0.28))} ${num(h * 0.45 - rise)} ${num(x(feminine ? 0 : 0.05))} ${num(h * 0.49 - rise)}`,
    tones.skinInk,
    feminine ? 2 : 1.6,
    0.85
  );
  if (bearing.mood !== "shock")
    drawn2 += line(
      `M${num(x(-0.26))} ${num(-h * 0.5 + slant * 0.5 - thick)}Q${num(x(0.06))} ${num(-h * 0.62 - thick * 1.1)} ${num(x(0.42))} ${num(-h * 0.5 - slant * 0.45 - thick + 1)}`,
      tones.skinInk,
      1.6,
      0.6
    );
  return drawn2;
}
function tear(x, height, light) {
  const drop = blob([
    [x - 4, height * 0.42, 1],
    [x - 7, height * 0.5 + 16],
    [x - 3, height * 0.5 + 40],
    [x + 4, height * 0.5 + 38],
    [x + 7, height * 0.5 + 14],
    [x + 4, height * 0.42, 1]
  ]);
  return shape(drop, mix("#e8f6ff", light.shade, 0.1), { opacity: 0.9, ink: "#8ab8d8", inkWidth: 1 }) + line(`M${num(x - 1)} ${num(height * 0.7)}v14`, "#ffffff", 2);
}

// ../../packages/demo-catalogue/src/people/view.ts
function viewOf(turnDegrees, liftDegrees = 0) {
  const sin = Math.sin(radians(turnDegrees));
  const cos = Math.cos(radians(turnDegrees));
  const liftSin = Math.sin(radians(liftDegrees));
  const liftCos = Math.cos(radians(liftDegrees));
  const turned = ([x, , z]) => -x * sin + z * cos;
  return {
    turn: turnDegrees,
    lift: liftDegrees,
    flat: (point) => [point[0] * cos + point[2] * sin, point[1] * liftCos - turned(point) * liftSin],
    depth: (point) => point[1] * liftSin + turned(point) * liftCos
  };
}
var SKULL = { x: 0, y: -26, z: -22, rx: 86, ry: 98, rz: 98 };
function onSkull(azimuth, height, swell = 1) {
  const a = radians(azimuth);
  const h = radians(height);
  return [
    SKULL.x + SKULL.rx * swell * Math.cos(h) * Math.sin(a),
    SKULL.y - SKULL.ry * swell * Math.sin(h),
    SKULL.z + SKULL.rz * swell * Math.cos(h) * Math.cos(a)
  ];
}

// ../../packages/demo-catalogue/src/people/face-plan.ts
var FRONT = [
  [-73, -44, 0],
  [-74, 4, 18],
  [-70, 36, 25],
  [-53, 68, 38],
  [-22, 92, 62],
  [0, 98, 70],
  [22, 92, 62],
  [53, 68, 38],
  [70, 36, 25],
  [74, 6, 20],
  [74, -18, 20],
  [73, -44, 0]
];
var QUARTER = [
  [-60, -46, 0],
  [-56, 4, 18],
  [-49, 40, 25],
  [-30, 74, 38],
  [8, 95, 62],
  [36, 101, 70],
  [51, 95, 64],
  [65, 75, 50],
  [76.5, 44, 40],
  [72, 9, 40],
  [78, -14, 40],
  [74, -46, 20]
];
function planFace(context) {
  const { bearing, person, manner } = context;
  const view = viewOf(clamp(bearing.turn, -50, 50), bearing.lift ?? 0);
  const amount = Math.abs(view.turn) / 45;
  const sign = view.turn < 0 ? -1 : 1;
  const masculine = person.build === "m";
  const young = (person.stature ?? 1) < 0.9;
  const wide = (manner.faceWidth ?? 1) * (young ? 1.04 : 1);
  const liftSin = Math.sin(radians(view.lift));
  const knots2 = FRONT.map((front, index) => {
    const quarter = QUARTER[index] ?? front;
    const jaw = index >= 3 && index <= 7 ? 1 : 0;
    const chin = index >= 4 && index <= 6 ? 1 : 0;
    const grown = masculine && !young ? 1 : 0;
    const x = lerp(front[0], quarter[0], amount) * (1 + jaw * grown * 0.06 + (chin && index !== 5 ? grown * 0.16 : 0));
    const y = lerp(front[1], quarter[1], amount) + jaw * grown * 5 + chin * grown * 3 - (young ? chin * 7 + jaw * 2 : 0);
    const z = lerp(front[2], quarter[2], amount);
    return [x * wide * sign, y - z * liftSin];
  });
  const crown = [
    [52 * sign, -100],
    [0, -116],
    [-52 * sign, -100]
  ];
  return { view, outline: blob([...knots2, ...crown]), at: (x, y, z) => view.flat([x * wide, y, z]) };
}
function squeezeOf(view, side) {
  const angle = Math.abs(view.turn);
  const far = Math.sign(view.turn) === side;
  return far ? Math.max(0.56, Math.cos(radians(angle * 1.02 + 6))) : 1 - angle * 16e-4;
}

// ../../packages/demo-catalogue/src/people/mouth.ts
var CAVITY = "#74202f";
var TONGUE = "#d8636c";
function drawMouth(mood, person, tones, squeeze, simple) {
  const x = (value) => num(value * squeeze);
  const ink = tones.skinInk;
  const stroke = (points2, width = 3.4) => shape(
    brushStroke(
      points2.map(([px, py]) => [px * squeeze, py]),
      width,
      0.25,
      0.35
    ),
    ink
  );
  const under = person.build === "f" && !simple ? line(`M${x(-5)} 9Q0 11.5 ${x(6)} 9`, tones.skinShade, 2.4) : line(`M${x(-6)} 11h${x(12)}`, tones.skinShade, 2);
  const cavity = tones.lit(CAVITY);
  const tongue = tones.lit(TONGUE);
  const edge = { ink, inkWidth: 2.2 };
  switch (mood) {
    case "smile":
      return stroke(points("-16 -3, -8 2.5, 1 4, 10 2, 17 -4")) + under;
    case "joy":
      return openSmile(x, 21, 22, cavity, tongue, edge);
    case "laugh":
      return openSmile(x, 26, 32, cavity, tongue, edge);
    case "talk":
      return shape(`M${x(-12)} -2Q0 -5 ${x(13)} -3Q${x(11)} 11 0 12Q${x(-10)} 11 ${x(-12)} -2Z`, cavity, edge) + shape(`M${x(-10)} -1.5Q0 -4 ${x(11)} -2.5L${x(10)} 1.5Q0 0 ${x(-9)} 2Z`, "#ffffff");
    case "shout":
      return shape(
        `M${x(-19)} -10Q0 -17 ${x(20)} -10Q${x(24)} 14 ${x(13)} 25Q0 29 ${x(-13)} 25Q${x(-24)} 12 ${x(-19)} -10Z`,
        cavity,
        edge
      ) + shape(`M${x(-17)} -9Q0 -15.5 ${x(18)} -9L${x(16)} -1Q0 -6 ${x(-15)} -1Z`, "#ffffff") + shape(`M${x(-11)} 22Q0 9 ${x(11)} 22Q0 27 ${x(-11)} 22Z`, tongue);
    case "shock":
      return shape(`M${x(-8)} 3C${x(-8)} -8 ${x(8)} -8 ${x(8)} 3C${x(8)} 15 ${x(-8)} 15 ${x(-8)} 3Z`, cavity, edge);
    case "angry":
    case "strain":
      return shape(
        `M${x(-18)} 5Q${x(-9)} -5 0 -4Q${x(10)} -6 ${x(19)} 3Q${x(9)} 11 0 9Q${x(-9)} 12 ${x(-18)} 5Z`,
        "#ffffff",
        edge
      ) + line(`M${x(-16)} 4Q0 1 ${x(17)} 3M${x(-8)} -1v8M0 -3v10M${x(8)} -2v9`, ink, 1.2, 0.8);
    case "sad":
      return stroke(points("-13 5, -6 -0.5, 0 -1.5, 7 -0.5, 14 4.5")) + line(`M${x(-5)} 12h${x(10)}`, tones.skinShade, 2.2);
    case "cry":
      return shape(
        `M${x(-14)} 6Q${x(-7)} -6 0 -4Q${x(8)} -7 ${x(15)} 5Q${x(8)} 8 0 7Q${x(-8)} 9 ${x(-14)} 6Z`,
        cavity,
        edge
      );
    case "smirk":
      return stroke(points("-14 3, -4 5, 8 2, 19 -6")) + line(`M${x(20)} -9q4 2 3 6`, ink, 1.6);
    case "shy":
      return stroke(points("-10 1, -5 -2.5, 0 0.5, 5 2.5, 10 -1"), 3);
    case "worry":
      return stroke(points("-12 3, -6 -1, 1 1.5, 7 -1.5, 13 2"), 3.2) + under;
    case "cold":
    case "deadpan":
      return stroke(points("-13 1, -4 -0.6, 5 -0.4, 14 1")) + line(`M${x(-6)} 9h${x(12)}`, tones.skinShade, 2);
    case "asleep":
      return stroke(points("-8 0, 0 2, 8 -0.5"), 2.8);
    default:
      return stroke(points("-12 -0.5, -4 1.5, 4 1.8, 12 -1"), 3.2) + under;
  }
}
function openSmile(x, half, drop, cavity, tongue, edge) {
  return shape(
    `M${x(-half)} -7Q0 1 ${x(half + 1)} -8Q${x(half - 3)} ${drop - 2} 0 ${drop}Q${x(-half + 3)} ${drop - 3} ${x(-half)} -7Z`,
    cavity,
    edge
  ) + shape(`M${x(-half + 3)} -5.5Q0 2 ${x(half - 2)} -6.5L${x(half - 5)} 1Q0 6 ${x(-half + 6)} 1.5Z`, "#ffffff") + shape(
    `M${x(-half * 0.52)} ${drop * 0.62}Q0 ${drop * 0.28} ${x(half * 0.52)} ${drop * 0.62}Q0 ${drop * 1.02} ${x(-half * 0.52)} ${drop * 0.62}Z`,
    tongue
  );
}

// ../../packages/demo-catalogue/src/people/face.ts
function drawFace(context, plan) {
  const { canvas, person, tones, bearing } = context;
  const skin = shape(plan.outline, tones.skin, { ink: tones.skinInk, inkWidth: 2.6 * tones.pen });
  const inside2 = group(faceShade(context, plan) + blush(context, plan), { clip: canvas.clip(plan.outline) });
  let features = nose(context, plan);
  const mouthAt = plan.at(0, person.build === "m" ? 71 : 67, 70);
  const angle = Math.abs(plan.view.turn);
  const mouth = drawMouth(bearing.mood, person, tones, 1 - angle * 45e-4, context.manner.eyes === "dot");
  if (person.beard) features += beard(context, plan);
  features += place(mouth, mouthAt[0], mouthAt[1], context.manner.eyes === "dot" ? 0.86 : 0.96);
  for (const side of [-1, 1]) {
    const squeeze = squeezeOf(plan.view, side);
    const eyeAt = plan.at(side * 37, person.build === "m" ? 8 : 12, 46);
    const browAt = plan.at(side * 38, person.build === "m" ? -20 : -25, 50);
    features += place(drawEye(context, side, squeeze), eyeAt[0], eyeAt[1]) + place(drawBrow(context, side, squeeze), browAt[0], browAt[1]);
  }
  return skin + inside2 + features + marks(context, plan);
}
function faceShade(context, plan) {
  const { tones, light } = context;
  if (tones.flat) return "";
  const side = light.side;
  const edge = blob([
    [-side * 96, -110],
    [-side * 62, -60],
    [-side * 64, 10],
    [-side * 50, 56],
    [-side * 14, 92],
    [-side * 30, 130],
    [-side * 110, 110]
  ]);
  const fringe2 = blob(knots("-100 -120, -86 -6, -58 -18, -24 -12, 10 -24, 44 -12, 86 -8, 100 -120"));
  const rim = light.rim ? shape(
    brushStroke(
      [
        [side * 76, -40],
        [side * 73, 30],
        [side * 54, 68],
        [side * 18, 96]
      ],
      9,
      0.6,
      0.1
    ),
    light.rim,
    { opacity: 0.7 }
  ) : "";
  const offset = plan.at(0, 0, 26)[0];
  return place(shape(fringe2, tones.skinShade, { opacity: 0.6 }), offset * 0.5, 0) + place(shape(edge, tones.skinShade, { opacity: 0.3 + light.depth * 0.8 }), offset * 0.6, 0) + place(rim, offset * 0.3, 0);
}
function blush(context, plan) {
  const { person, bearing, canvas, manner } = context;
  const shy = bearing.mood === "shy";
  const warm = shy ? 0.62 : bearing.mood === "joy" || bearing.mood === "laugh" ? 0.42 : person.build === "f" ? 0.28 : 0.12;
  if (manner.shading === "tone") return shy ? blushLines(plan, "#555555") : "";
  const pink = luminance(person.skin) < 0.62 ? "#c23a44" : "#ff6a72";
  const glow = canvas.radial([
    [0, pink, warm],
    [0.5, pink, warm * 0.6],
    [1, pink, 0]
  ]);
  const spots = [-1, 1].map((side) => {
    const [x, y] = plan.at(side * 47, 42, 44);
    return ellipse(x, y, 26, 17, glow);
  });
  return spots.join("") + (shy ? blushLines(plan, "#d8405c") : "");
}
function blushLines(plan, colour) {
  return [-1, 1].flatMap((side) => {
    const [x, y] = plan.at(side * 47, 40, 44);
    return [-9, 0, 9].map((offset) => line(`M${num(x + offset + 2)} ${num(y - 5)}l-4 10`, colour, 2, 0.8));
  }).join("");
}
function nose(context, plan) {
  const { person, tones, manner, light } = context;
  const low2 = person.build === "m" ? 46 : 42;
  const tip = plan.at(0, low2, 86);
  const angle = Math.abs(plan.view.turn);
  const sign = Math.sign(plan.view.turn) || light.side;
  const ink = mix(tones.skinShade, tones.skinInk, 0.6);
  if (manner.eyes === "dot")
    return line(`M${num(tip[0] - 3 * sign)} ${num(tip[1] - 6)}q${num(7 * sign)} 4 0 8`, tones.skinInk, 2.4);
  const bridge2 = person.build === "m" ? 26 : 15;
  if (angle > 14)
    return shape(
      brushStroke(
        [
          [tip[0] - sign * 7, tip[1] - bridge2],
          [tip[0] - sign * 1, tip[1] - 6],
          [tip[0] + sign * 2.5, tip[1]],
          [tip[0] - sign * 5, tip[1] + 5]
        ],
        2.8,
        0.15,
        0.3
      ),
      ink
    ) + ellipse(tip[0] - sign * 4, tip[1] + 1, 5, 3, tones.skinShade, { opacity: 0.7 });
  return shape(
    `M${num(tip[0] - sign * 1)} ${num(tip[1] - bridge2)}Q${num(tip[0] - sign * 4)} ${num(tip[1] - 6)} ${num(tip[0] - sign * 9)} ${num(tip[1] + 4)}Q${num(tip[0] - sign * 3)} ${num(tip[1] + 6)} ${num(tip[0])} ${num(tip[1] + 4)}Z`,
    tones.skinShade,
    { opacity: 0.75 }
  ) + line(`M${num(tip[0] - 5)} ${num(tip[1] + 5)}q5 3 10 0`, ink, 2);
}
function beard(context, plan) {
  const { canvas, tones } = context;
  const [x] = plan.at(0, 70, 50);
  const outer = blob([
    [x - 90, 30],
    [x - 62, 34],
    [x - 34, 56],
    [x, 58],
    [x + 34, 56],
    [x + 62, 34],
    [x + 90, 30],
    [x + 70, 130],
    [x, 150],
    [x - 70, 130]
  ]);
  return group(shape(outer, tones.hair, { opacity: 0.86 }) + ellipse(x, 72, 20, 11, tones.skin), {
    clip: canvas.clip(plan.outline)
  });
}
function marks(context, plan) {
  const { person, tones, bearing } = context;
  let drawn2 = "";
  if (person.freckles)
    drawn2 += [-1, 1].flatMap(
      (side) => knots("38 36, 48 40, 56 35, 44 47").map(([x = 0, y = 0]) => {
        const [px, py] = plan.at(side * x, y, 50);
        return circle(px, py, 1.8, tones.skinShade);
      })
    ).join("");
  if (person.scar) {
    const a = plan.at(54, -34, 44);
    const b = plan.at(46, 44, 54);
    drawn2 += line(
      `M${num(a[0])} ${num(a[1])}Q${num((a[0] + b[0]) / 2 + 5)} ${num((a[1] + b[1]) / 2)} ${num(b[0])} ${num(b[1])}`,
      mix(tones.skinShade, "#a02838", 0.6),
      3.4
    );
  }
  if (person.aged)
    drawn2 += [-1, 1].map((side) => {
      const [x, y] = plan.at(side * 30, 52, 70);
      const [ex, ey] = plan.at(side * 36, 34, 56);
      return line(
        `M${num(x)} ${num(y)}q${num(side * 6)} 8 ${num(side * 3)} 16M${num(ex - 10)} ${num(ey)}q10 5 20 0`,
        tones.skinShade,
        2.2
      );
    }).join("");
  if (person.glasses) drawn2 += glasses(context, plan);
  if (bearing.mood === "shock" || bearing.mood === "worry") {
    const [x, y] = plan.at(-62, -44, 20);
    drawn2 += line(
      `M${num(x)} ${num(y)}v14M${num(x + 10)} ${num(y - 3)}v20M${num(x + 20)} ${num(y - 3)}v14`,
      "#6a78a8",
      2.2,
      0.6
    );
  }
  return drawn2;
}
function glasses(context, plan) {
  const { tones, person } = context;
  const y = person.build === "m" ? 8 : 10;
  const frames = [-1, 1].map((side) => {
    const [x, cy] = plan.at(side * 36, y, 62);
    const half = 29 * squeezeOf(plan.view, side < 0 ? -1 : 1);
    return roundRect([x - half, cy - 23, half * 2, 46], 18, "#e4f2ff", {
      opacity: 0.14,
      ink: tones.hairInk,
      inkWidth: 3.2
    }) + line(`M${num(x - half * 0.5)} ${num(cy - 12)}l${num(half * 0.4)} -6`, "#ffffff", 2.4, 0.7);
  });
  const left = plan.at(-8, y, 76);
  const right = plan.at(8, y, 76);
  return frames.join("") + line(
    `M${num(left[0])} ${num(left[1] - 6)}Q${num((left[0] + right[0]) / 2)} ${num(left[1] - 12)} ${num(right[0])} ${num(right[1] - 6)}`,
    tones.hairInk,
    3.2
  );
}
function drawEar(context, view, side) {
  const { person, tones } = context;
  const [x, y] = view.flat([side * 74, 16, -14]);
  if (view.depth([side * 74, 16, -14]) < -58) return "";
  const ink = { ink: tones.skinInk, inkWidth: 2.4 * tones.pen };
  if (person.ears === "elf")
    return place(
      shape(blob(knots("-6 -18!, 30 -34, 70 -52!, 40 -4, 10 24, -6 22")), tones.skin, ink) + line("M4 -6Q22 -22 46 -36", tones.skinShade, 3),
      x,
      y,
      1,
      0,
      side < 0
    );
  const jewel = person.earring ? line("M7 28v10", "#e8c45a", 2) + circle(7, 43, 5, "#e8c45a", { ink: "#6a4a1a", inkWidth: 1.4 }) : "";
  return place(
    shape(blob(knots("-6 -20, 8 -26, 17 -14, 14 8, 7 26, -6 24")), tones.skin, ink) + line("M9 -15Q2 -8 6 2Q9 8 4 14", tones.skinShade, 2.6) + jewel,
    x,
    y,
    1,
    0,
    side < 0
  );
}

// ../../packages/demo-catalogue/src/people/hair-locks.ts
var lock = (spots, width, extra = {}) => ({
  path: spots.map(([azimuth, height, swell]) => onSkull(azimuth, height, swell ?? 1.12)),
  width,
  ...extra
});
function fall(azimuth, y, width, options = {}) {
  const swell = 1.12 + (options.lift ?? 0);
  const edge = onSkull(azimuth, -6, swell);
  const path = [onSkull(azimuth, 84, 1.06), onSkull(azimuth, 56, 1.09), onSkull(azimuth, 26, swell), edge];
  const steps = Math.max(2, Math.round((y - edge[1]) / 60));
  const out = radians(azimuth);
  for (let step2 = 1; step2 <= steps; step2++) {
    const t = step2 / steps;
    const sway = (options.wave ?? 0) * Math.sin(step2 * 2.2 + azimuth);
    const spread2 = 1 + (options.flare ?? 0.08) * t;
    path.push([
      edge[0] * spread2 + Math.cos(out) * sway,
      lerp(edge[1], y, t),
      edge[2] * lerp(1, 0.86, t) + Math.sin(out) * sway
    ]);
  }
  return { path, width, ...options.blunt ? { blunt: true } : {}, taper: options.blunt ? 1 : 0.55 };
}
function curtain(from, to, count, y, width, random, options = {}) {
  return Array.from({ length: count }, (_, index) => {
    const azimuth = lerp(from, to, count === 1 ? 0.5 : index / (count - 1));
    const jitter = options.blunt ? 0 : random.between(-18, 18);
    return fall(azimuth, y + jitter, width, options);
  });
}
function fringe(tips, width, options = {}) {
  const { blunt = false, sweep = 0, random } = options;
  return tips.map(([azimuth, height, own]) => {
    const bend = sweep + (random?.between(-5, 5) ?? 0);
    return lock(
      [
        [azimuth * 0.5 - bend * 0.6, 84, 1.04],
        [azimuth * 0.82 - bend, 58, 1.1],
        [azimuth * 0.98 - bend * 0.5, 30, 1.15],
        [azimuth + bend * 0.6, height + (random?.between(-3, 3) ?? 0), 1.11]
      ],
      own ?? width,
      blunt ? { blunt: true, taper: 1 } : { taper: 0.42 }
    );
  });
}
function parted(at, spread2) {
  return spread2.map(
    ([azimuth, height, width]) => lock(
      [
        [at, 78, 1.05],
        [lerp(at, azimuth, 0.35), 61, 1.11],
        [lerp(at, azimuth, 0.75), 38, 1.16],
        [azimuth, height, 1.13]
      ],
      width,
      { taper: 0.55 }
    )
  );
}
function layers(spots, drop, width, random, lift2 = 0.06) {
  return spots.map(([azimuth, height]) => {
    const lean = random.between(-7, 7);
    return lock(
      [
        [azimuth, height + drop, 1.06],
        [azimuth + lean * 0.4, height + drop * 0.5, 1.1],
        [azimuth + lean, height + random.between(-4, 4), 1.09 + lift2 + random.between(-0.02, 0.03)]
      ],
      width,
      { taper: 0.3 }
    );
  });
}
function tufts(spots, reach, width, sweep, random) {
  return spots.map(
    ([azimuth, height]) => lock(
      [
        [azimuth, height + 14, 1.02],
        [azimuth + sweep * 0.3, height + 6, 1.1],
        [azimuth + sweep, height - 2 + random.between(-4, 4), reach + random.between(-0.05, 0.06)]
      ],
      width,
      { taper: 0.35 }
    )
  );
}
function tail(base, toward, drop, width, count) {
  return Array.from({ length: count }, (_, index) => {
    const spread2 = count === 1 ? 0 : index / (count - 1) - 0.5;
    const out = [base[0] + toward[0], base[1] + toward[1], base[2] + toward[2]];
    return {
      path: [
        base,
        [lerp(base[0], out[0], 0.7) + spread2 * 16, out[1] - 4, lerp(base[2], out[2], 0.8)],
        [out[0] + spread2 * 34, base[1] + drop * 0.42, out[2]],
        [out[0] * 1.04 + spread2 * 44, base[1] + drop * (0.78 + 0.1 * Math.cos(index * 2)), out[2] * 0.98],
        [out[0] * 1.08 + spread2 * 30, base[1] + drop * (1 - Math.abs(spread2) * 0.22), out[2] * 0.96]
      ],
      width,
      taper: 0.6
    };
  });
}
var ring = (heights2, from, to, count) => heights2.flatMap(
  (height, row) => Array.from({ length: count }, (_, index) => [lerp(from, to, (index + row % 2 * 0.5) / count), height])
);

// ../../packages/demo-catalogue/src/people/hair-mens.ts
var MENS = {
  tousled: (random) => ({
    locks: [
      ...layers(ring([24, -4, -28], 94, 266, 6), 34, 48, random, 0.09),
      ...tufts(
        [
          [-20, 74],
          [22, 78],
          [54, 60],
          [-56, 58]
        ],
        1.2,
        40,
        26,
        random
      ),
      ...fringe(
        [
          [-60, 4, 32],
          [-42, 12, 44],
          [-18, 2, 40],
          [4, 14, 40],
          [24, 2, 44],
          [44, 10, 38],
          [60, -2, 28]
        ],
        38,
        { sweep: 7, random }
      ),
      fall(-76, 36, 22),
      fall(76, 32, 22)
    ]
  }),
  curtain: (random) => ({
    locks: [
      ...layers(ring([6, -24], 98, 262, 6), 40, 50, random, 0.01),
      ...parted(4, [
        [-18, 30, 40],
        [-38, 16, 42],
        [-58, -4, 36],
        [24, 28, 40],
        [44, 12, 42],
        [62, -8, 34]
      ]),
      fall(-78, 46, 20),
      fall(78, 44, 20)
    ]
  }),
  sidepart: (random) => ({
    hairline: 42,
    locks: [
      ...layers(ring([10, -20], 96, 264, 6), 40, 50, random, -0.02),
      ...parted(44, [
        [30, 34, 36],
        [8, 26, 44],
        [-16, 17, 46],
        [-40, 8, 44],
        [-60, -8, 34],
        [60, 12, 30],
        [70, -14, 20]
      ])
    ]
  }),
  spiky: (random) => ({
    swell: 1.06,
    locks: [
      ...tufts(ring([20, -2, -26], 94, 266, 7), 1.42, 50, 4, random),
      ...tufts(
        [
          [-70, 58],
          [-36, 74],
          [0, 84],
          [34, 76],
          [68, 60],
          [-84, 34],
          [84, 34],
          [180, 66],
          [140, 62],
          [-140, 62]
        ],
        1.5,
        54,
        6,
        random
      ),
      ...fringe(
        [
          [-58, 12, 36],
          [-36, -2, 44],
          [-12, 14, 36],
          [10, -4, 44],
          [34, 12, 40],
          [56, 2, 34]
        ],
        38,
        { sweep: -6, random }
      ),
      fall(-78, 22, 22),
      fall(78, 22, 22)
    ]
  }),
  slick: (random) => ({
    hairline: 45,
    locks: [
      ...[-62, -50, -37, -24, -11, 2, 15, 28, 41, 54, 64].map(
        (azimuth, index) => lock(
          [
            [azimuth, 43, 1.08],
            [azimuth * 0.95 + 4, 53 + index % 3 * 2, 1.19],
            [azimuth * 0.9 + 10, 66, 1.17],
            [azimuth * 0.86 + 20, 82, 1.08]
          ],
          24,
          { taper: 0.7 }
        )
      ),
      lock(
        [
          [30, 62, 1.12],
          [24, 50, 1.2],
          [34, 34, 1.2],
          [30, 18, 1.14]
        ],
        13,
        { taper: 0.3 }
      ),
      ...layers(ring([8, -22], 98, 262, 6), 40, 50, random, -0.02)
    ]
  }),
  crop: (random) => ({
    swell: 1.05,
    locks: [
      ...layers(ring([20, -4, -22], 92, 268, 7), 24, 34, random, 0),
      ...fringe(
        [
          [-58, 18, 34],
          [-38, 22, 40],
          [-16, 13, 40],
          [6, 21, 42],
          [28, 14, 40],
          [50, 20, 36],
          [64, 6, 24]
        ],
        36,
        { sweep: 8, random }
      ),
      ...tufts(
        [
          [-30, 74],
          [6, 80],
          [40, 72]
        ],
        1.12,
        32,
        18,
        random
      )
    ]
  }),
  curly: () => ({
    swell: 1.08,
    puffs: ring([82, 58, 30, 4, -20], -180, 180, 12).filter(([azimuth, height]) => Math.abs(azimuth) > 66 || height > 40).map(([azimuth, height]) => ({ at: onSkull(azimuth, height, 1.11), radius: 30, curl: true })),
    locks: fringe(
      [
        [-46, 26],
        [-23, 21],
        [0, 26],
        [23, 21],
        [46, 26]
      ],
      40
    )
  }),
  wolf: (random) => ({
    locks: [
      ...curtain(108, 252, 7, 118, 44, random, { flare: 0.12 }),
      ...layers(ring([30, 8], 92, 268, 6), 30, 46, random, 0.09),
      ...parted(-14, [
        [18, 14, 44],
        [40, 2, 42],
        [58, -14, 34],
        [-34, 12, 44],
        [-56, -8, 36]
      ]),
      fall(-80, 84, 24),
      fall(80, 88, 24)
    ]
  }),
  tied: () => ({
    ties: [[0, -30, -116]],
    locks: [
      ...tail([0, -30, -116], [0, -6, -30], 210, 40, 3),
      ...parted(20, [
        [-16, 30, 40],
        [-40, 14, 40],
        [-60, -12, 32],
        [42, 14, 38],
        [60, -20, 28]
      ]),
      fall(-78, 66, 18),
      fall(78, 70, 18)
    ]
  }),
  buzz: () => ({ swell: 1.015, hairline: 46, locks: [], nape: -44 })
};

// ../../packages/demo-catalogue/src/people/hair-womens.ts
var WOMENS = {
  long: (random) => ({
    locks: [
      ...curtain(96, 264, 9, 250, 62, random, { flare: 0.16 }),
      ...fringe(
        [
          [-60, -8, 30],
          [-44, 0, 40],
          [-22, 4, 44],
          [6, -3, 30],
          [26, 5, 42],
          [46, -2, 34],
          [62, -10, 26]
        ],
        34,
        { sweep: 6, random }
      ),
      fall(-74, 132, 24),
      fall(76, 146, 26),
      fall(-88, 200, 36),
      fall(88, 194, 36)
    ]
  }),
  hime: (random) => ({
    locks: [
      ...curtain(94, 266, 9, 275, 60, random, { flare: 0.08, blunt: true }),
      ...fringe(
        [
          [-54, 2],
          [-36, 0],
          [-18, 1],
          [0, -1],
          [18, 1],
          [36, 0],
          [54, 2]
        ],
        34,
        { blunt: true }
      ),
      fall(-72, 92, 34, { blunt: true }),
      fall(72, 92, 34, { blunt: true })
    ]
  }),
  wavy: (random) => ({
    locks: [
      ...curtain(94, 266, 9, 230, 66, random, { flare: 0.3, wave: 14 }),
      ...parted(18, [
        [-22, 26, 44],
        [-46, 10, 46],
        [-62, -12, 36],
        [40, 18, 42],
        [58, -6, 36]
      ]),
      fall(-78, 150, 38, { wave: 14, flare: 0.2 }),
      fall(80, 176, 42, { wave: 14, flare: 0.2 })
    ]
  }),
  bob: (random) => ({
    nape: -58,
    locks: [
      ...curtain(92, 268, 9, 104, 58, random, { flare: -0.06, lift: 0.05 }),
      ...fringe(
        [
          [-60, -6, 30],
          [-40, 2, 44],
          [-14, -2, 46],
          [14, 4, 40],
          [36, -2, 40],
          [58, -4, 30]
        ],
        38,
        { sweep: -6, random }
      ),
      fall(-74, 92, 38, { flare: -0.16, lift: 0.03 }),
      fall(74, 98, 38, { flare: -0.16, lift: 0.03 })
    ]
  }),
  pony: (random) => ({
    ties: [[0, -92, -112]],
    locks: [
      ...tail([0, -92, -112], [8, -26, -52], 300, 52, 4),
      ...fringe(
        [
          [-60, -10, 26],
          [-42, 6, 40],
          [-16, 0, 44],
          [8, 10, 28],
          [30, 2, 44],
          [52, -2, 34],
          [64, -14, 22]
        ],
        34,
        { sweep: 8, random }
      ),
      fall(-74, 84, 20),
      fall(76, 96, 20)
    ]
  }),
  twin: (random) => ({
    ties: [
      [-78, -78, -46],
      [78, -78, -46]
    ],
    locks: [
      ...tail([-78, -78, -46], [-52, -22, -8], 300, 46, 3),
      ...tail([78, -78, -46], [52, -22, -8], 300, 46, 3),
      ...fringe(
        [
          [-56, -6, 34],
          [-36, 6, 42],
          [-12, -4, 30],
          [6, 4, 30],
          [28, 8, 42],
          [54, -4, 36]
        ],
        36,
        { random }
      ),
      fall(-72, 78, 20),
      fall(72, 78, 20)
    ]
  }),
  bun: (random) => ({
    puffs: [{ at: [0, -126, -62], radius: 42, curl: true }],
    locks: [
      ...layers(ring([2], 104, 256, 6), 34, 50, random, -0.02),
      ...parted(-22, [
        [24, 30, 46],
        [48, 12, 42],
        [64, -10, 30],
        [-42, 18, 40],
        [-60, -6, 30]
      ]),
      fall(-74, 70, 13),
      fall(76, 84, 15)
    ]
  }),
  braid: (random) => ({
    puffs: Array.from(
      { length: 7 },
      (_, index) => ({ at: [84 - index * 3.4, 72 + index * 30, -28 + index * 5], radius: 25 - index * 1.7 })
    ),
    ties: [[62, 276, 4]],
    locks: [
      ...curtain(104, 256, 7, 78, 58, random, { flare: -0.12 }),
      ...parted(-16, [
        [24, 26, 46],
        [48, 6, 42],
        [64, -16, 34],
        [-38, 18, 42],
        [-58, -8, 34]
      ]),
      fall(-74, 96, 20),
      fall(72, 80, 36)
    ]
  }),
  pixie: (random) => ({
    nape: -40,
    locks: [
      ...layers(ring([-2, -26], 98, 262, 6), 34, 46, random, 0.02),
      ...parted(30, [
        [-8, 16, 44],
        [-32, 6, 42],
        [-54, -6, 34],
        [50, 8, 36],
        [64, -10, 28]
      ]),
      fall(-76, 46, 20),
      fall(76, 50, 20)
    ]
  })
};

// ../../packages/demo-catalogue/src/people/hair-plan.ts
var PLANS = { ...WOMENS, ...MENS };
function planHair(person, random) {
  const make = PLANS[person.hair];
  if (!make) throw new Error(`no hair style "${person.hair}"`);
  return { swell: 1.11, hairline: 40, nape: -50, locks: [], puffs: [], ties: [], ...make(random) };
}

// ../../packages/demo-catalogue/src/people/hair.ts
function drawHair(canvas, person, bearing, view, light, tones) {
  const plan = planHair(person, randomFrom(`${person.seed}/hair`));
  const wind = bearing.wind ?? 0;
  const ribbons = plan.locks.map((lock2) => ribbonOf(lock2, view, wind));
  const before = ribbons.filter((ribbon) => ribbon.depth > -34).sort((a, b) => a.depth - b.depth);
  const behind = ribbons.filter((ribbon) => ribbon.depth <= -34).sort((a, b) => a.depth - b.depth);
  const cap = capOutline(plan, view);
  const puffs = plan.puffs.map((puff) => ({ puff, depth: view.depth(puff.at), at: view.flat(puff.at) }));
  const ink = tones.hairInk;
  const penWidth = 2.6 * tones.pen;
  const under = (list) => list.length ? shape(list.map((ribbon) => ribbon.outline).join(""), ink, { ink, inkWidth: penWidth * 1.7 }) : "";
  const drawPuffs = (nearer) => puffs.filter((puff) => puff.depth > -30 === nearer).sort((a, b) => a.depth - b.depth).map(({ puff, at, depth }) => drawPuff(puff, at, depth, tones, penWidth)).join("");
  const ties = plan.ties.map((tie) => ({ at: view.flat(tie), nearer: view.depth(tie) > -30 }));
  const drawTies = (nearer) => ties.filter((tie) => tie.nearer === nearer).map((tie) => circle(tie.at[0], tie.at[1], 13, tones.lit(person.accentColour), { ink, inkWidth: penWidth })).join("");
  const shadeFill = canvas.linear([
    [0, tones.hairShade],
    [0.7, mix(tones.hairShade, tones.hair, 0.4)],
    [1, mix(tones.hairShade, tones.hair, 0.75)]
  ]);
  return {
    behind: under(behind) + behind.map(
      (ribbon) => shape(ribbon.outline, tones.flat ? tones.hairShade : shadeFill) + line(ribbon.edge, ink, 1.5 * tones.pen, 0.5)
    ).join("") + drawPuffs(false) + drawTies(false),
    before: under(before) + shape(cap, tones.hair, { ink, inkWidth: penWidth * 1.7 }) + capShade(canvas, cap, light, tones, person.hair === "buzz") + before.map((ribbon) => drawRibbon(ribbon, light, tones)).join("") + capRim(canvas, cap, light, tones) + drawPuffs(true) + drawTies(true)
  };
}
function drawRibbon(ribbon, light, tones) {
  const toward = clamp(ribbon.tip[0] / 90 * light.side, -1, 1);
  const shade = clamp(0.18 - toward * 0.45, 0, 0.7);
  const steps = tones.flat ? shade > 0.35 ? 0.5 : 0 : Math.round(shade * 4) / 4;
  return shape(ribbon.outline, mix(tones.hair, tones.hairShade, steps)) + (tones.flat || !ribbon.glint ? "" : shape(ribbon.glint, tones.hairLight, { opacity: clamp(0.34 + toward * 0.32, 0.1, 0.62) })) + line(ribbon.edge, tones.hairInk, 1.9 * tones.pen, 0.85);
}
function capShade(canvas, cap, light, tones, stubble) {
  if (tones.flat) return "";
  const side = light.side;
  const shade = blob([
    [-side * 10, -150],
    [-side * 44, -60],
    [-side * 60, 60],
    [-side * 140, 70],
    [-side * 140, -160]
  ]);
  return group(shape(shade, tones.hairShade, { opacity: 0.6 }), { clip: canvas.clip(cap) }) + (stubble ? shape(cap, tones.skin, { opacity: 0.22 }) : "");
}
function capRim(canvas, cap, light, tones) {
  if (!light.rim) return "";
  const side = light.side;
  const half = canvas.clip(`M${num(side * 34)} -260H${num(side * 260)}V-20H${num(side * 108)}Z`);
  return group(group(line(cap, light.rim, 12, 0.85), { clip: half }), { clip: canvas.clip(cap) }) + group(line(cap, tones.hairInk, 2.4), { clip: half });
}
function drawPuff(puff, at, depth, tones, penWidth) {
  const r = puff.radius;
  const fill = depth < -30 ? tones.hairShade : tones.hair;
  const swirl = puff.curl ? line(
    `M${num(at[0] - r * 0.5)} ${num(at[1] - r * 0.15)}Q${num(at[0])} ${num(at[1] - r * 0.75)} ${num(at[0] + r * 0.5)} ${num(at[1] - r * 0.1)}Q${num(at[0] + r * 0.3)} ${num(at[1] + r * 0.5)} ${num(at[0] - r * 0.2)} ${num(at[1] + r * 0.3)}`,
    tones.hairInk,
    1.8,
    0.6
  ) : line(
    `M${num(at[0] - r * 0.6)} ${num(at[1] - r * 0.3)}Q${num(at[0])} ${num(at[1] + r * 0.5)} ${num(at[0] + r * 0.7)} ${num(at[1] - r * 0.2)}`,
    tones.hairInk,
    1.8,
    0.6
  );
  return circle(at[0], at[1], r, fill, { ink: tones.hairInk, inkWidth: penWidth }) + swirl;
}
function capOutline(plan, view) {
  const points2 = [];
  const swell = plan.swell;
  for (let screen = -90; screen <= 90; screen += 15) {
    const azimuth = screen - view.turn;
    const [x, y] = view.flat(onSkull(azimuth, hairlineAt(azimuth, plan), swell));
    points2.push([x, y]);
  }
  const right = view.flat(onSkull(90 - view.turn, hairlineAt(90 - view.turn, plan), swell));
  const left = view.flat(onSkull(-90 - view.turn, hairlineAt(-90 - view.turn, plan), swell));
  const [centreX, centreY] = view.flat([SKULL.x, SKULL.y, SKULL.z]);
  const rx = lerp(SKULL.rx, SKULL.rz, Math.abs(Math.sin(radians(view.turn)))) * swell;
  const ry = SKULL.ry * swell;
  const start = Math.asin(clamp((centreY - right[1]) / ry, -1, 1));
  const end = Math.PI - Math.asin(clamp((centreY - left[1]) / ry, -1, 1));
  for (let step2 = 1; step2 < 10; step2++) {
    const angle = lerp(start, end, step2 / 10);
    points2.push([centreX + Math.cos(angle) * rx, centreY - Math.sin(angle) * ry]);
  }
  return blob(points2);
}
function hairlineAt(azimuth, plan) {
  const around = Math.abs(((azimuth + 180) % 360 + 360) % 360 - 180);
  if (around < 48) return plan.hairline;
  if (around < 74) return lerp(plan.hairline, -6, (around - 48) / 26);
  if (around < 88) return lerp(-6, -16, (around - 74) / 14);
  if (around < 112) return lerp(-4, -32, (around - 88) / 24);
  return lerp(-32, plan.nape, (around - 112) / 68);
}
function sample(path, view, count) {
  const level = viewOf(view.turn);
  const flat = path.map((point) => {
    const [x, z] = [point[0] - SKULL.x, point[2] - SKULL.z];
    const length = Math.hypot(x, z) || 1;
    return {
      at: view.flat(point),
      depth: view.depth(point),
      facing: Math.abs(level.depth([x / length, 0, z / length]))
    };
  });
  const pick = (index) => flat[clamp(index, 0, flat.length - 1)] ?? { at: [0, 0], depth: 0, facing: 1 };
  return Array.from({ length: count + 1 }, (_, step2) => {
    const t = step2 / count * (flat.length - 1);
    const index = Math.min(flat.length - 2, Math.floor(t));
    const u = t - index;
    const [a, b, c, d] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)];
    const curve = (p, q, r, s) => 0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u * u * u);
    return {
      at: [curve(a.at[0], b.at[0], c.at[0], d.at[0]), curve(a.at[1], b.at[1], c.at[1], d.at[1])],
      depth: curve(a.depth, b.depth, c.depth, d.depth),
      facing: lerp(b.facing, c.facing, u)
    };
  });
}
function ribbonOf(lock2, view, wind) {
  const steps = Math.max(6, Math.round(lock2.path.length * 1.5));
  const points2 = sample(lock2.path, view, steps);
  const root = lock2.path[0] ?? [0, 0, 0];
  const end = lock2.path[lock2.path.length - 1] ?? root;
  const reach = clamp(Math.hypot(end[0] - root[0], end[1] - root[1], end[2] - root[2]) / 160, 0.3, 2.4);
  const left = [];
  const right = [];
  const taper = lock2.taper ?? 0.5;
  const edgeWidth = reach > 0.9 ? 0.7 : 0.34;
  points2.forEach((point, index) => {
    const t = index / steps;
    const blow = wind * 34 * reach * t * t;
    const before = points2[Math.max(0, index - 1)] ?? point;
    const after = points2[Math.min(steps, index + 1)] ?? point;
    const dx = after.at[0] - before.at[0];
    const dy = after.at[1] - before.at[1];
    const length = Math.hypot(dx, dy) || 1;
    const fat = t < 0.34 ? lerp(0.34, 1, Math.sqrt(t / 0.34)) : t < taper ? 1 : 1 - ((t - taper) / (1.0001 - taper)) ** 1.5;
    const half = lock2.width / 2 * (lock2.blunt ? Math.max(0.8, fat) : fat) * lerp(edgeWidth, 1, point.facing);
    left.push([point.at[0] + blow + dy / length * half, point.at[1] - Math.abs(blow) * 0.12 - dx / length * half]);
    right.push([point.at[0] + blow - dy / length * half, point.at[1] - Math.abs(blow) * 0.12 + dx / length * half]);
  });
  const tip = left[left.length - 1] ?? [0, 0];
  const corner2 = (point, index, all) => index === 0 || index === all.length - 1 ? [point[0], point[1], 1] : point;
  const start = Math.round(steps * 0.42);
  const outline = blob([...left.map(corner2), ...[...right].reverse().map(corner2)]);
  const edge = spline(left.slice(start)) + (lock2.blunt ? spline([tip, right[right.length - 1] ?? tip]) : "") + spline(right.slice(start));
  const middle = points2[Math.round(steps * 0.5)];
  return { outline, edge, glint: glintOf(left, right, steps), depth: middle?.depth ?? 0, tip };
}
function glintOf(left, right, steps) {
  const middleY = (index) => ((left[index]?.[1] ?? 0) + (right[index]?.[1] ?? 0)) / 2;
  let from = 1;
  while (from < steps - 3 && middleY(from) < -92) from++;
  let to = from;
  while (to < steps - 1 && middleY(to) < -58) to++;
  if (from <= 1 || to - from < 1 || from >= steps - 3) return "";
  const at = (side, other, index, inward) => {
    const a = side[index] ?? [0, 0];
    const b = other[index] ?? [0, 0];
    return [lerp(a[0], b[0], inward), lerp(a[1], b[1], inward)];
  };
  return blob([
    [...at(left, right, from - 1, 0.55), 1],
    at(left, right, from, 0.14),
    at(left, right, to, 0.2),
    [...at(left, right, to + 1, 0.4), 1],
    at(right, left, to, 0.34),
    at(right, left, from, 0.2)
  ]);
}

// ../../packages/demo-catalogue/src/people/profile-marks.ts
function profileMarks(context, outline) {
  const { person } = context;
  let over = "";
  if (person.freckles)
    over += knots("44 38, 54 41, 62 36, 50 48").map(([x, y]) => circle(x, y, 1.8, context.tones.skinShade)).join("");
  if (person.aged) over += line("M67 50q-9 8 -6 19M44 33q9 6 19 0", context.tones.skinShade, 2.2);
  if (person.scar && context.bearing.turn < 0)
    over += line("M50 -34Q53 5 44 44", mix(context.tones.skinShade, "#a02838", 0.6), 3.4);
  if (person.glasses) over += glasses2(context);
  return { under: person.beard ? beard2(context, outline) : "", over };
}
function beard2({ canvas, tones }, outline) {
  const hair = blob(knots("-24 14, -10 24, 6 48, 30 58, 54 56, 72 51!, 96 52, 92 120, 40 132, -30 90"));
  return group(shape(hair, tones.hair, { opacity: 0.86 }) + ellipse(76, 67, 14, 8, tones.skin), {
    clip: canvas.clip(outline)
  });
}
function glasses2({ person, tones }) {
  const y = person.build === "m" ? 8 : 10;
  return line(`M58 ${num(y - 9)}Q20 ${num(y - 12)} -16 ${num(y - 2)}`, tones.hairInk, 3.2) + ellipse(68, y, 11, 23, "#e4f2ff", { opacity: 0.14, ink: tones.hairInk, inkWidth: 3.2 }) + line(`M66 ${num(y - 13)}l4 -4`, "#ffffff", 2.4, 0.7);
}

// ../../packages/demo-catalogue/src/people/profile.ts
var OPEN_MOUTHS = ["shout", "joy", "laugh", "shock", "talk", "cry"];
var CLOSED_EYES = ["joy", "laugh", "asleep", "strain"];
function drawProfile(context) {
  const { canvas, person, tones, light, bearing } = context;
  const masculine = person.build === "m";
  const open = OPEN_MOUTHS.includes(bearing.mood) ? bearing.mood === "talk" ? 5 : 11 : 0;
  const chin = masculine ? 4 : 0;
  const outline = blob([
    [40, -108],
    [68, -74],
    [77, -40],
    [76, -16],
    [70, 2],
    [76, 18],
    [88, 34],
    [91, 41, 1],
    [78, 49],
    [76, 56],
    [81, 62],
    [76, 66.5, 1],
    [78 - open * 0.2, 71 + open],
    [74 - open * 0.3, 78 + open],
    [75 + chin * 0.6 - open * 0.3, 90 + open * 0.8],
    [64, 101 + chin + open * 0.6],
    [40, 100 + chin + open * 0.4],
    [8, 84 + chin],
    [-14, 60],
    [-20, 30],
    [-30, -30],
    [-10, -100]
  ]);
  const skin = shape(outline, tones.skin, { ink: tones.skinInk, inkWidth: 2.6 * tones.pen });
  const shade = tones.flat ? "" : group(
    shape(blob(knots("90 -120, 84 -18, 58 -22, 30 -6, 4 -10, -40 6, -40 -130")), tones.skinShade, {
      opacity: 0.55
    }) + shape(blob(knots("-40 20, -4 34, 10 66, 38 92, 70 96, 60 124, -50 120")), tones.skinShade, {
      opacity: 0.36 + light.depth * 0.5
    }) + (person.build === "f" || bearing.mood === "shy" ? ellipse(
      48,
      40,
      20,
      12,
      canvas.radial([
        [0, "#ff6a72", bearing.mood === "shy" ? 0.6 : 0.3],
        [1, "#ff6a72", 0]
      ])
    ) : ""),
    { clip: canvas.clip(outline) }
  );
  const mouth = profileMouth(context, open);
  const nostril = line("M80 45q-5 0 -6 -4", mix(tones.skinShade, tones.skinInk, 0.6), 2);
  const marks2 = profileMarks(context, outline);
  const eye = place(profileEye(context), 58, masculine ? 7 : 10);
  return skin + shade + marks2.under + mouth + nostril + eye + profileBrow(context) + marks2.over;
}
function profileMouth(context, open) {
  const { tones, canvas, bearing } = context;
  if (open) {
    const cavity = blob([
      [80, 62, 1],
      [62, 64],
      [56, 68 + open * 0.4],
      [62, 70 + open],
      [78, 70 + open, 1]
    ]);
    return shape(cavity, tones.lit("#74202f"), {
      ink: tones.skinInk,
      inkWidth: 1.8,
      clip: canvas.clip("M40 50H90V110H40Z")
    });
  }
  const bend = ["smile", "smirk", "shy"].includes(bearing.mood) ? -4 : ["sad", "cry", "angry", "strain"].includes(bearing.mood) ? 5 : 0;
  return shape(
    brushStroke(
      [
        [77, 66],
        [70, 67],
        [63, 67 + bend * 0.6],
        [58, 66 + bend]
      ],
      2.8,
      0.9,
      0.2
    ),
    tones.skinInk
  );
}
function profileBrow(context) {
  const { person, tones, bearing } = context;
  const y = person.build === "m" ? -20 : -27;
  const frown = ["angry", "shout", "cold", "strain"].includes(bearing.mood) ? 8 : ["sad", "cry", "worry", "shy"].includes(bearing.mood) ? -7 : 0;
  const points2 = [
    [73, y + frown],
    [63, y - 4 + frown * 0.4],
    [51, y - 3],
    [40, y + 4]
  ];
  return shape(
    brushStroke(points2, person.build === "m" ? 6.4 : 4, 0.8, 0.15),
    mix(tones.hairShade, tones.hairInk, 0.5)
  );
}
function profileEye(context) {
  const { canvas, person, tones, bearing, manner, light } = context;
  const ink = tones.hairInk;
  const feminine = person.build === "f";
  const h = (manner.eyes === "sharp" ? 30 : manner.eyes === "dot" ? 28 : 40) * (feminine ? 1 : 0.78) * (manner.eyeSize ?? 1);
  if (CLOSED_EYES.includes(bearing.mood)) {
    const bend = bearing.mood === "asleep" ? 5 : -6;
    return shape(
      brushStroke(
        [
          [13, bend * 0.2],
          [4, bend],
          [-8, bend * 0.6],
          [-16, -bend * 0.5]
        ],
        4.6,
        0.4,
        0.6
      ),
      ink
    );
  }
  if (manner.eyes === "dot") return ellipse(4, 2, 6, 11, ink);
  const narrow = ["cold", "angry", "smirk", "deadpan", "cry", "sad"].includes(bearing.mood) ? 0.74 : 1;
  const opening = blob([
    [15, -h * 0.3 * narrow],
    [16, h * 0.12],
    [12, h * 0.42],
    [0, h * 0.44],
    [-14, h * 0.2, 1],
    [-12, -h * 0.1 * narrow],
    [4, -h * 0.46 * narrow]
  ]);
  const colour = tones.lit(person.eyeColour);
  const iris = ellipse(
    10,
    1,
    8,
    h * 0.44,
    canvas.linear([
      [0, mix(colour, "#140a26", 0.7)],
      [0.6, colour],
      [1, mix(colour, "#fffaf0", 0.5)]
    ]),
    { ink: mix(colour, "#140a26", 0.75), inkWidth: 1.6 }
  ) + ellipse(11.5, 0, 3.2, h * 0.2, mix(colour, "#140a26", 0.85)) + ellipse(9, -h * 0.17, 2.6, h * 0.1, "#ffffff");
  const lid = shape(
    brushStroke(
      [
        [17, -h * 0.16 * narrow],
        [13, -h * 0.44 * narrow],
        [2, -h * 0.5 * narrow],
        [-10, -h * 0.18 * narrow],
        [feminine ? -21 : -16, feminine ? -h * 0.12 : h * 0.06]
      ],
      feminine ? 6 : 4.6,
      0.7,
      0.1
    ),
    ink
  );
  const tear2 = bearing.mood === "cry" ? line(`M2 ${num(h * 0.46)}q-3 12 0 26`, "#dff2ff", 4, 0.9) : "";
  return shape(opening, mix("#ffffff", light.shade, light.depth * 0.3)) + group(iris, { clip: canvas.clip(opening) }) + lid + line(`M12 ${num(h * 0.43)}Q2 ${num(h * 0.5)} -8 ${num(h * 0.34)}`, tones.skinInk, 1.7, 0.8) + tear2;
}

// ../../packages/demo-catalogue/src/people/tones.ts
function tonesOf(person, light, manner) {
  const toned = manner.shading === "tone";
  const final = (colour) => toned ? grey(colour, 1.18) : colour;
  const lit = (colour) => final(mix(multiply(colour, light.shade, light.depth * 0.5), light.key, 0.06));
  const shaded = (colour) => final(mix(multiply(darken(colour, 0.08), light.shade, 0.42 + light.depth * 0.5), light.shade, 0.12));
  const inkFor = (colour) => manner.ink === "tinted" ? final(mix(darken(colour, 0.66), "#2a1230", 0.35)) : final(manner.ink);
  const skinBase = toned ? mix(person.skin, "#ffffff", 0.75) : person.skin;
  const skin = final(
    mix(mix(multiply(skinBase, light.shade, light.depth * 0.34), light.key, 0.05), "#ffdcc8", toned ? 0 : 0.05)
  );
  const skinShade = final(
    mix(multiply(skinBase, mix("#e08a7c", light.shade, 0.35 + light.depth * 0.4), 0.6 + light.depth * 0.25), skin, 0.1)
  );
  const hair = lit(person.hairColour);
  return {
    lit,
    shaded,
    inkFor,
    skin,
    skinShade,
    skinInk: manner.ink === "tinted" ? final(mix(darken(person.skin, 0.55), "#5a1a2a", 0.45)) : final(manner.ink),
    hair,
    hairShade: shaded(mix(person.hairColour, darken(person.hairColour, 0.3), 0.55)),
    hairLight: final(mix(lighten(person.hairColour, 0.42), light.key, 0.3)),
    hairInk: manner.ink === "tinted" ? final(mix(darken(person.hairColour, 0.72), "#1c1028", 0.4)) : final(manner.ink),
    lip: final(mix(skin, "#b8384c", 0.5)),
    pen: manner.pen,
    flat: manner.shading === "flat",
    soft: manner.shading === "soft"
  };
}

// ../../packages/demo-catalogue/src/people/head.ts
var PROFILE_FROM = 62;
var BACK_FROM = 112;
var FRONT_MOST = 50;
function aspectOf(turnDegrees) {
  const angle = Math.abs(turnDegrees);
  if (angle >= PROFILE_FROM) return { aspect: angle >= BACK_FROM ? "back" : "side", turn: turnDegrees };
  return { aspect: "front", turn: clamp(turnDegrees, -FRONT_MOST, FRONT_MOST) };
}
function drawHead(canvas, person, bearing, light, manner) {
  const tones = tonesOf(person, light, manner);
  const context = { canvas, person, bearing, light, manner, tones };
  const { aspect, turn } = aspectOf(bearing.turn);
  const view = viewOf(turn, bearing.lift ?? 0);
  const hair = drawHair(canvas, person, bearing, view, light, tones);
  const skin = aspect === "back" ? backOfHead(context, view) : aspect === "side" ? sideFace(context, view) : frontFace(context);
  const lean = bearing.lean ? { transform: `rotate(${num(bearing.lean)} 0 96)` } : {};
  return {
    behind: group(hair.behind, lean),
    before: group(skin + hair.before + adornments(person, view, tones, aspect), lean)
  };
}
function frontFace(context) {
  const plan = planFace(context);
  const [x, y] = plan.view.flat([SKULL.x, SKULL.y, SKULL.z]);
  const skull = ellipse(x, y, SKULL.rx * 0.98, SKULL.ry * 0.97, context.tones.skin);
  return skull + drawEar(context, plan.view, -1) + drawEar(context, plan.view, 1) + drawFace(context, plan);
}
function sideFace(context, view) {
  const mirrored2 = view.turn < 0;
  const flipped = mirrored2 ? {
    ...context,
    light: { ...context.light, side: context.light.side === 1 ? -1 : 1 }
  } : context;
  const ear = drawEar(context, viewOf(mirrored2 ? -84 : 84, view.lift), mirrored2 ? 1 : -1);
  const nod = -(view.lift ?? 0);
  return place(place(drawProfile(flipped), 0, 0, 1, nod), 0, 0, 1, 0, mirrored2) + ear;
}
function backOfHead(context, view) {
  const { tones } = context;
  const side = Math.sign(view.turn) || 1;
  const away = 180 - Math.abs(view.turn);
  const [middle] = view.flat([0, 0, SKULL.z]);
  const skull = blob(knots("-70 -60, -74 10, -62 56, -34 86, 0 92, 34 86, 62 56, 74 10, 70 -60"));
  const jaws = "M-74 10C-72 30 -70 44 -62 56C-54 69 -46 78 -36 84M74 10C72 30 70 44 62 56C54 69 46 78 36 84";
  const cheek = away > 14 ? place(
    shape(blob(knots("30 -50, 62 -20, 60 6, 66 34, 60 62, 44 84, 20 84, 0 40")), tones.skin, {
      ink: tones.skinInk,
      inkWidth: 2.6 * tones.pen
    }),
    away * 0.28 * side,
    0,
    1,
    0,
    side < 0
  ) : "";
  const ink = { ink: tones.skinInk, inkWidth: 2.4 * tones.pen };
  const ears = [-1, 1].map((ear) => {
    const [x, y] = view.flat([ear * 76, 16, -14]);
    return place(shape(blob(knots("-8 -20, 8 -26, 16 -10, 10 20, -4 26")), tones.skin, ink), x, y, 1, 0, x < 0);
  }).join("");
  const behind = shape(skull, tones.skin) + line(jaws, ink.ink, ink.inkWidth);
  return cheek + place(behind, middle, 0) + ears;
}
function adornments(person, view, tones, aspect) {
  const ink = { ink: tones.hairInk, inkWidth: 2.6 * tones.pen };
  let drawn2 = "";
  for (const side of [-1, 1]) {
    if (person.horns) {
      const [x, y] = view.flat(onSkull(side * 34, 56, 1.08));
      drawn2 += place(
        shape(blob(knots("-18 8!, -14 -34, 12 -74, 44 -96!, 26 -58, 18 -20, 18 10!")), tones.lit("#4c3a44"), ink) + line("M-14 -12l26 4M-8 -34l24 6M4 -56l18 8", tones.hairInk, 2, 0.7),
        x,
        y,
        1,
        0,
        side < 0
      );
    }
    if (person.ears === "cat") {
      const [x, y] = view.flat(onSkull(side * 42, 56, 1.1));
      drawn2 += place(
        shape(blob(knots("-34 10!, 0 -62!, 34 26!")), tones.hair, ink) + shape(blob(knots("-16 4!, 2 -38!, 20 12!")), tones.lit("#e89aa0")),
        x,
        y,
        1,
        0,
        side < 0
      );
    }
  }
  if (person.crown) {
    const [x, y] = view.flat([0, -126, 0]);
    drawn2 += place(
      shape("M-48 8L-62 -50L-30 -22L0 -66L30 -22L62 -50L48 8Q0 -8 -48 8Z", tones.lit("#eebf45"), ink) + circle(0, -24, 7, tones.lit("#c8344a")) + circle(-34, -12, 4.5, tones.lit("#3f8fc8")) + circle(34, -12, 4.5, tones.lit("#3f8fc8")),
      x,
      y
    );
  }
  if (person.bandana) {
    const band = spline([-84, -60, -30, 0, 30, 60, 84].map((seen) => view.flat(onSkull(seen - view.turn, 38, 1.16))));
    drawn2 += line(band, tones.hairInk, 25) + line(band, tones.lit(person.bandana), 20) + line(band, tones.shaded(person.bandana), 2, 0.7);
  }
  if (person.hairpin && aspect !== "back") {
    const [x, y] = view.flat(onSkull(46, 34, 1.2));
    const petals = [0, 72, 144, 216, 288].map(
      (turn) => place(
        circle(0, -8, 7, tones.lit(person.hairpin ?? "#ffffff"), {
          ink: darken(person.hairpin ?? "#ffffff", 0.5),
          inkWidth: 1.4
        }),
        0,
        0,
        1,
        turn
      )
    );
    drawn2 += place(petals.join("") + circle(0, 0, 4.5, tones.lit("#f4d060")), x, y);
  }
  return drawn2;
}

// ../../packages/demo-catalogue/src/people/limb.ts
function part(from, to, fromWidth, toWidth) {
  const length = distance(from, to) || 1;
  const dx = -(to[1] - from[1]) / length / 2;
  const dy = (to[0] - from[0]) / length / 2;
  return polygon(
    clockwise([
      [from[0] + dx * fromWidth, from[1] + dy * fromWidth],
      [to[0] + dx * toWidth, to[1] + dy * toWidth],
      [to[0] - dx * toWidth, to[1] - dy * toWidth],
      [from[0] - dx * fromWidth, from[1] - dy * fromWidth]
    ])
  );
}
function limbOutline(limb, reach = 2) {
  const [rootWidth, jointWidth, endWidth] = limb.widths;
  const round = disc(limb.root[0], limb.root[1], rootWidth / 2);
  if (reach <= 1) {
    const stop2 = mixPoints(limb.root, limb.joint, reach);
    return round + part(limb.root, stop2, rootWidth, rootWidth + (jointWidth - rootWidth) * reach);
  }
  const stop = mixPoints(limb.joint, limb.end, reach - 1);
  return round + part(limb.root, limb.joint, rootWidth, jointWidth) + disc(limb.joint[0], limb.joint[1], jointWidth / 2) + part(limb.joint, stop, jointWidth, jointWidth + (endWidth - jointWidth) * (reach - 1));
}
function limbBand(limb, from, to, ease) {
  const [, jointWidth, endWidth] = limb.widths;
  const width = (t) => jointWidth + (endWidth - jointWidth) * t + ease * 2;
  return part(mixPoints(limb.joint, limb.end, from), mixPoints(limb.joint, limb.end, to), width(from), width(to));
}
function limbShade(limb, side, reach = 2) {
  const shift = (point, width) => [point[0] + side * width * 0.3, point[1] + width * 0.06];
  const [rootWidth, jointWidth, endWidth] = limb.widths;
  const root = shift(limb.root, rootWidth);
  const joint = shift(limb.joint, jointWidth);
  const start = disc(root[0], root[1], rootWidth * 0.21);
  if (reach <= 1) return start + part(root, mixPoints(root, joint, reach), rootWidth * 0.42, jointWidth * 0.42);
  const end = mixPoints(joint, shift(limb.end, endWidth), reach - 1);
  return start + part(root, joint, rootWidth * 0.42, jointWidth * 0.42) + disc(joint[0], joint[1], jointWidth * 0.21) + part(joint, end, jointWidth * 0.42, endWidth * 0.42);
}
var inked = (d, fill, ink, width) => shape(d, fill, { ink, inkWidth: width * 2 }) + shape(d, fill);

// ../../packages/demo-catalogue/src/people/legs.ts
function drawLegs(tailor, posture2, wind) {
  const { person, frame } = tailor;
  const bottom = person.bottom ?? "trousers";
  const legs = posture2.legs ?? [
    { thigh: 3, shin: 2 },
    { thigh: 3, shin: 2 }
  ];
  const order = frame.nearness(-1) > frame.nearness(1) ? [1, -1] : [-1, 1];
  const drawn2 = order.map((side) => drawLeg(tailor, posture2, side < 0 ? legs[0] : legs[1], side)).join("");
  const knees = [-1, 1].map((side) => jointOf(tailor, posture2, side < 0 ? legs[0] : legs[1], side));
  if (bottom === "skirt" || bottom === "longskirt" || bottom === "hakama")
    return { behind: drawn2, before: skirt(tailor, knees, wind, bottom) };
  const tails = person.top === "coat" ? coatTails(tailor, wind) : "";
  const hips = inked(
    frame.outline(300 * (person.stature ?? 1), frame.length + 14, 2),
    tailor.tones.lit(bottomColour(tailor)),
    tailor.tones.inkFor(bottomColour(tailor)),
    1.3 * tailor.tones.pen
  );
  return { behind: drawn2 + hips, before: tails };
}
function bottomColour(tailor) {
  return tailor.person.bottomColour ?? darken(tailor.person.topColour, 0.5);
}
function step(from, degrees, length) {
  return [from[0] + Math.sin(radians(degrees)) * length, from[1] + Math.cos(radians(degrees)) * length];
}
function swing(posture2, side) {
  const angle = Math.abs(posture2.turn);
  return angle > 45 && angle < 135 ? Math.sign(posture2.turn) : side;
}
function jointOf(tailor, posture2, leg, side) {
  const grown = tailor.person.stature ?? 1;
  return step(tailor.frame.hip(side), leg.thigh * swing(posture2, side), 318 * grown * (leg.short ?? 1));
}
function drawLeg(tailor, posture2, leg, side) {
  const { person, tones, frame, light } = tailor;
  const grown = person.stature ?? 1;
  const masculine = person.build === "m";
  const root = frame.hip(side);
  const joint = jointOf(tailor, posture2, leg, side);
  const end = step(
    joint,
    leg.shin * swing(posture2, side),
    306 * grown * (leg.short && leg.short < 0.8 ? 1 : leg.short ?? 1)
  );
  const widths = (masculine ? [104, 70, 46] : [98, 60, 36]).map((width) => width * grown);
  const bare = { root, joint, end, widths };
  const bottom = person.bottom ?? "trousers";
  const pen = 1.3 * tones.pen;
  const colour = bottomColour(tailor);
  const shade = light.side === 1 ? -1 : 1;
  let drawn2 = "";
  if (bottom === "trousers") {
    const cloth = { ...bare, widths: [widths[0] * 1.06, widths[1] * 1.16, widths[2] * 1.42] };
    drawn2 += shoe(tailor, end, leg, side) + inked(limbOutline(cloth, 1.95), tones.lit(colour), tones.inkFor(colour), pen) + shape(limbShade(cloth, shade, 1.95), tones.shaded(colour), { opacity: 0.5 });
    drawn2 += line(`M${joint[0] - 16} ${joint[1] - 8}q14 12 30 6`, tones.inkFor(colour), 2 * tones.pen, 0.5);
  } else {
    drawn2 += inked(limbOutline(bare), tones.skin, tones.skinInk, pen) + shape(limbShade(bare, shade), tones.skinShade, { opacity: 0.45 }) + shoe(tailor, end, leg, side);
    const sock = {
      ...bare,
      root: joint,
      joint: step(joint, leg.shin * swing(posture2, side), 150 * grown),
      widths: [widths[1] * 1.02, widths[1] * 0.98, widths[2] * 1.08]
    };
    if (person.top === "sailor" || person.top === "blazer")
      drawn2 += inked(limbOutline({ ...sock, root: sock.joint }), tones.lit(darken(colour, 0.3)), tones.inkFor(colour), pen) + shoe(tailor, end, leg, side);
    if (bottom === "shorts") {
      const cloth = { ...bare, widths: [widths[0] * 1.12, widths[1] * 1.5, widths[2]] };
      drawn2 += inked(limbOutline(cloth, 0.7), tones.lit(colour), tones.inkFor(colour), pen);
    }
  }
  return drawn2;
}
function shoe(tailor, ankle, leg, side) {
  const { tones, person } = tailor;
  const colour = person.top === "jersey" || person.top === "hoodie" || person.top === "tee" ? person.accentColour : darken(bottomColour(tailor), 0.45);
  const toes = leg.toes ?? side;
  const grown = person.stature ?? 1;
  const ink = tailor.ink(colour);
  const outline = toes === 0 ? knots("-24 -20!, 24 -20!, 30 22, 24 40, -24 40, -30 22") : knots("-22 -26!, 20 -26!, 34 -4, 72 10, 80 30!, -26 30!");
  const sole = toes === 0 ? line("M-24 38h48", "#f4f0ea", 5) : line("M-24 29H76", "#f4f0ea", 6);
  const tilt = Math.max(-60, Math.min(60, -leg.shin * 0.5 * swingSign(toes)));
  return place(shape(blob(outline), tones.lit(colour), ink) + sole, ankle[0], ankle[1], grown, tilt, toes < 0);
}
var swingSign = (toes) => toes < 0 ? 1 : -1;
function skirt(tailor, knees, wind, kind) {
  const { frame, person, tones } = tailor;
  const grown = person.stature ?? 1;
  const top = 244 * grown;
  const colour = bottomColour(tailor);
  const long = kind === "skirt" ? 500 : 860;
  const down = long * grown;
  const [leftKnee = [0, 0], rightKnee = [0, 0]] = knees;
  const low2 = Math.min(leftKnee[0], rightKnee[0]);
  const high2 = Math.max(leftKnee[0], rightKnee[0]);
  const flare = (kind === "skirt" ? 66 : 92) * grown;
  const blow = wind * 60;
  const left = frame.seenAt(-90, top);
  const right = frame.seenAt(90, top);
  const hipLeft = frame.seenAt(-90, 350 * grown);
  const hipRight = frame.seenAt(90, 350 * grown);
  const y = frame.spine(down)[1];
  const a = [Math.min(low2 - flare, hipLeft[0] - flare * 0.6) + blow * 0.6, y];
  const b = [Math.max(high2 + flare, hipRight[0] + flare * 0.6) + blow, y - Math.abs(blow) * 0.2];
  const outline = blob([
    [...left, 1],
    [hipLeft[0] - 12, hipLeft[1]],
    [...a, 1],
    [a[0] + (b[0] - a[0]) * 0.3, y + 16],
    [a[0] + (b[0] - a[0]) * 0.7, y + 16],
    [...b, 1],
    [hipRight[0] + 12, hipRight[1]],
    [...right, 1]
  ]);
  const pleats = Array.from({ length: 7 }, (_, index) => {
    const t = (index + 1) / 8;
    const from = [left[0] + (right[0] - left[0]) * t, left[1] + (right[1] - left[1]) * t + 8];
    return line(
      `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${(a[0] + (b[0] - a[0]) * t).toFixed(1)} ${(y + 8).toFixed(1)}`,
      tones.inkFor(colour),
      2 * tones.pen,
      0.45
    );
  }).join("");
  const side = tailor.light.side;
  const shadeX = (t) => a[0] + (b[0] - a[0]) * t;
  const shade = side > 0 ? blob([
    [...left, 1],
    [left[0] + 26, left[1]],
    [shadeX(0.36), y + 14, 1],
    [...a, 1],
    [hipLeft[0] - 10, hipLeft[1]]
  ]) : blob([
    [...right, 1],
    [right[0] - 26, right[1]],
    [shadeX(0.64), y + 14, 1],
    [...b, 1],
    [hipRight[0] + 10, hipRight[1]]
  ]);
  return shape(outline, tones.lit(colour), tailor.ink(colour)) + (tones.flat ? "" : shape(shade, tones.shaded(colour), { opacity: 0.5 })) + pleats;
}
function coatTails(tailor, wind) {
  const { frame, person, tones } = tailor;
  const grown = person.stature ?? 1;
  const colour = person.topColour;
  const y = frame.spine(760 * grown)[1];
  const blow = wind * 90;
  const left = frame.seenAt(-90, 390 * grown);
  const right = frame.seenAt(90, 390 * grown);
  const middle = frame.at(0, 400 * grown);
  const wing = (edge, outward) => shape(
    blob([
      [edge[0] - outward * -12, edge[1] - 60, 1],
      [edge[0] + outward * 40 + blow * 0.4, edge[1] + 150],
      [edge[0] + outward * 56 + blow, y, 1],
      [middle[0] + outward * 26 + blow * 0.8, y + 14, 1],
      [middle[0] + outward * 12, edge[1] + 90],
      [middle[0], edge[1] - 70, 1]
    ]),
    outward === tailor.light.side ? tones.lit(colour) : tones.shaded(colour),
    tailor.ink(colour)
  );
  return wing(left, -1) + wing(right, 1);
}

// ../../packages/demo-catalogue/src/people/neck.ts
var NAPE = [
  [-4, -22, 76, 86],
  [28, -22, 66, 76],
  [50, -22, 54, 60]
];
var MASCULINE2 = [
  [70, -20, 37, 44],
  [88, -18, 37, 40],
  [106, -17, 36, 39]
];
var FEMININE2 = [
  [70, -19, 26, 35],
  [88, -18, 26, 31],
  [106, -17, 25, 30]
];
var INSIDE = { front: 46, back: 50 };
var THROAT = 62;
var CHEEK = [4, -4];
var PIVOT = [0, 96];
function neckEdges(person, bearing) {
  const { aspect, turn } = aspectOf(bearing.turn);
  const sin = Math.sin(radians(turn));
  const cos = Math.cos(radians(turn));
  const slim = (person.stature ?? 1) < 1 ? 0.82 : 1;
  const own = person.build === "m" ? MASCULINE2 : FEMININE2;
  const lean = radians(bearing.lean ?? 0);
  const edge = (side) => {
    const cut = ([y, middle, width, depth], part2) => leaned([middle * sin + side * part2 * Math.hypot(width * cos, depth * sin), y], lean);
    const nape = aspect === "side" && side === -Math.sign(turn);
    const first = own[0];
    if (!first) return [];
    const from = (y) => cut([y, first[1], first[2], first[3]], slim);
    const top = aspect !== "side" ? [from(INSIDE[aspect])] : nape ? NAPE.map((section) => cut(section, 1)) : [leaned([CHEEK[0] * sin, CHEEK[1]], lean), from(THROAT)];
    return [...top, ...own.map((section) => cut(section, slim))];
  };
  return { left: edge(-1), right: edge(1) };
}
function leaned([x, y], angle) {
  const up = y - PIVOT[1];
  if (up >= 0) return [x, y];
  return [x * Math.cos(angle) - up * Math.sin(angle), PIVOT[1] + x * Math.sin(angle) + up * Math.cos(angle)];
}
function drawNeck(canvas, person, bearing, frame, tones, light) {
  const edges = neckEdges(person, bearing);
  const [left] = frame.seenAt(-74, 4);
  const [right] = frame.seenAt(74, 4);
  const base = frame.spine(26)[1];
  const cornered = (points2) => points2.map(([x, y], index) => index === 0 ? [x, y, 1] : [x, y]);
  const outline = blob([
    ...cornered(edges.left),
    [left - 8, 144, 1],
    [(left + right) / 2, base, 1],
    [right + 8, 144, 1],
    ...cornered(edges.right).reverse()
  ]);
  const skin = shape(outline, tones.skin, { ink: tones.skinInk, inkWidth: 2.4 * tones.pen });
  if (frame.isBack) return skin;
  const shade = group(shape(shadowOfHead(edges, bearing, light), tones.skinShade, { opacity: 0.9 }), {
    clip: canvas.clip(outline)
  });
  const middle = (left + right) / 2;
  const bones = line(
    `M${num(middle - 34)} ${num(base - 6)}q16 8 26 10M${num(middle + 34)} ${num(base - 6)}q-16 8 -26 10`,
    tones.skinShade,
    2.4
  );
  return skin + shade + bones;
}
function shadowOfHead(edges, bearing, light) {
  const low2 = (points2) => points2[points2.length - 1]?.[0] ?? 0;
  const [left, right] = [low2(edges.left), low2(edges.right)];
  const { aspect, turn } = aspectOf(bearing.turn);
  if (aspect !== "side")
    return blob([
      [left - 20, 40, 1],
      [right + 20, 40, 1],
      [right + 2, 112],
      [(left + right) / 2 + 4 - light.side * 8, 126],
      [left - 2, 110]
    ]);
  const facing = Math.sign(turn);
  const front = facing > 0 ? right : left;
  return blob([
    [facing * 60, 50, 1],
    [facing * -18, 34],
    [facing * -27, 62],
    [facing * -16, 92],
    [front - facing * 10, 115],
    [front + facing * 14, 122, 1]
  ]);
}

// ../../packages/demo-catalogue/src/people/posture.ts
var HANG = { upper: 11, fore: -4, hand: "relaxed" };
var EASE = { upper: 15, fore: -16, hand: "relaxed" };
var STAND = [
  { thigh: 3, shin: 2, toes: -1 },
  { thigh: 3, shin: 2, toes: 1 }
];
var posture = (turn, left, right, rest = {}) => ({
  turn,
  left,
  right,
  legs: STAND,
  ...rest
});
var POSTURES = {
  rest: posture(0, HANG, EASE),
  restTurned: posture(30, HANG, { upper: 4, fore: 18, hand: "relaxed" }),
  akimbo: posture(-12, { upper: 44, fore: -52, hand: "fist", wrist: 40 }, EASE),
  holdArm: posture(14, EASE, { upper: 14, fore: -86, hand: "flat", layer: "over", short: 0.92 }),
  side: posture(78, { upper: 4, fore: 12, hand: "relaxed" }, HANG, {
    legs: [
      { thigh: 2, shin: 0, toes: 1 },
      { thigh: -3, shin: -6, toes: 1 }
    ]
  }),
  back: posture(180, HANG, EASE, {
    legs: [
      { thigh: 3, shin: 1, toes: 0 },
      { thigh: 3, shin: 1, toes: 0 }
    ]
  }),
  backTurned: posture(150, EASE, { upper: 8, fore: -10, hand: "relaxed" }),
  hips: posture(
    -14,
    { upper: 44, fore: -52, hand: "fist", wrist: 40 },
    { upper: 44, fore: -52, hand: "fist", wrist: 40 }
  ),
  crossed: posture(
    12,
    { upper: 14, fore: -88, hand: "fist", short: 0.94 },
    { upper: 14, fore: -76, hand: "flat", layer: "over", short: 0.94 }
  ),
  think: posture(
    -16,
    { upper: 10, fore: -84, hand: "fist", short: 0.9 },
    { upper: 12, fore: -158, hand: "think", wrist: -6, layer: "over" }
  ),
  wave: posture(14, HANG, { upper: 46, fore: 164, hand: "open", layer: "over" }),
  point: posture(26, HANG, { upper: 82, fore: 88, hand: "point", layer: "over" }),
  reach: posture(34, { upper: 14, fore: 30, hand: "open" }, { upper: 76, fore: 84, hand: "open", layer: "over" }),
  raise: posture(0, { upper: 14, fore: -8, hand: "fist" }, { upper: 150, fore: 172, hand: "fist", layer: "behind" }),
  cheer: posture(
    0,
    { upper: 138, fore: 168, hand: "fist", layer: "behind" },
    { upper: 138, fore: 168, hand: "fist", layer: "behind" }
  ),
  peace: posture(
    -12,
    { upper: 40, fore: -48, hand: "fist", wrist: 40 },
    { upper: 30, fore: 152, hand: "peace", layer: "over" }
  ),
  chest: posture(10, { upper: 12, fore: -120, hand: "flat", wrist: -10, layer: "over" }, HANG),
  clasp: posture(
    0,
    { upper: 10, fore: -108, hand: "fist", layer: "over" },
    { upper: 10, fore: -112, hand: "fist", layer: "over" }
  ),
  phone: posture(20, HANG, { upper: 8, fore: -132, hand: "hold", wrist: 12, layer: "over" }),
  cup: posture(
    0,
    { upper: 16, fore: -104, hand: "hold", layer: "over" },
    { upper: 16, fore: -108, hand: "hold", layer: "over" }
  ),
  book: posture(
    10,
    { upper: 14, fore: -84, hand: "hold", layer: "over" },
    { upper: 14, fore: -84, hand: "hold", layer: "over" }
  ),
  scratch: posture(-8, HANG, { upper: 118, fore: -142, hand: "relaxed", layer: "behind" }),
  mouth: posture(8, { upper: 12, fore: -150, hand: "flat", wrist: -8, layer: "over" }, HANG),
  shrug: posture(
    0,
    { upper: 26, fore: 118, hand: "open", wrist: 20 },
    { upper: 26, fore: 118, hand: "open", wrist: 20 }
  ),
  umbrella: posture(12, HANG, { upper: 12, fore: -152, hand: "hold", layer: "over" }),
  guard: posture(
    30,
    { upper: 20, fore: -140, hand: "fist", layer: "over" },
    { upper: 40, fore: 140, hand: "fist", layer: "over" },
    { lean: -4 }
  ),
  sword: posture(
    24,
    { upper: 22, fore: -70, hand: "hold", layer: "over" },
    { upper: 58, fore: 128, hand: "hold", layer: "over" },
    {
      lean: -5,
      legs: [
        { thigh: 24, shin: 8, toes: -1 },
        { thigh: 28, shin: 4, toes: 1 }
      ]
    }
  ),
  walk: posture(
    58,
    { upper: 22, fore: 34, hand: "relaxed" },
    { upper: 20, fore: -4, hand: "relaxed" },
    {
      legs: [
        { thigh: 24, shin: 8, toes: 1 },
        { thigh: -14, shin: -40, toes: 1 }
      ]
    }
  ),
  walkAway: posture(
    164,
    { upper: 10, fore: 16, hand: "relaxed" },
    { upper: 10, fore: -4, hand: "relaxed" },
    {
      legs: [
        { thigh: 4, shin: 0, toes: 0 },
        { thigh: 1, shin: 0, short: 0.86, toes: 0 }
      ]
    }
  ),
  run: posture(
    62,
    { upper: 44, fore: 126, hand: "fist", layer: "over" },
    { upper: 46, fore: -60, hand: "fist", layer: "behind" },
    {
      lean: -18,
      legs: [
        { thigh: 62, shin: -4, toes: 1 },
        { thigh: -26, shin: -88, toes: 1 }
      ]
    }
  ),
  leap: posture(
    40,
    { upper: 70, fore: 40, hand: "claw" },
    { upper: 122, fore: 146, hand: "hold", layer: "over" },
    {
      lean: -16,
      legs: [
        { thigh: 62, shin: -42, toes: -1 },
        { thigh: 44, shin: 78, toes: 1 }
      ]
    }
  ),
  fall: posture(
    -50,
    { upper: 120, fore: 150, hand: "open" },
    { upper: 100, fore: 60, hand: "open" },
    {
      lean: 56,
      legs: [
        { thigh: -20, shin: 40, toes: 0 },
        { thigh: 50, shin: 10, toes: 1 }
      ]
    }
  ),
  sit: posture(
    34,
    { upper: 10, fore: -46, hand: "relaxed", layer: "over" },
    { upper: 10, fore: -30, hand: "relaxed", layer: "over" },
    {
      legs: [
        { thigh: -70, shin: 4, short: 0.72, toes: 1 },
        { thigh: 60, shin: 0, short: 0.72, toes: 1 }
      ]
    }
  ),
  crouch: posture(
    30,
    { upper: 30, fore: -50, hand: "relaxed", layer: "over" },
    { upper: 36, fore: -64, hand: "relaxed", layer: "over" },
    {
      lean: -12,
      legs: [
        { thigh: 78, shin: -46, short: 0.8, toes: -1 },
        { thigh: 84, shin: -50, short: 0.8, toes: 1 }
      ]
    }
  ),
  kick: posture(
    46,
    { upper: 50, fore: 110, hand: "fist" },
    { upper: 30, fore: -60, hand: "fist", layer: "over" },
    {
      lean: 18,
      legs: [
        { thigh: -8, shin: -4, toes: 1 },
        { thigh: 86, shin: 80, toes: 1 }
      ]
    }
  )
};
function mirrored(original) {
  const flipLeg = (leg) => leg.toes === void 0 ? leg : { ...leg, toes: leg.toes === 1 ? -1 : leg.toes === -1 ? 1 : 0 };
  return {
    turn: -original.turn,
    lean: -(original.lean ?? 0),
    left: original.right,
    right: original.left,
    ...original.legs ? { legs: [flipLeg(original.legs[1]), flipLeg(original.legs[0])] } : {}
  };
}

// ../../packages/demo-catalogue/src/people/prop.ts
function drawProp(prop, side, handAngle, tones) {
  if (prop.side !== void 0 && prop.side !== side) return "";
  const upright = (body) => place(body, 0, 40, 1, -handAngle);
  const ink = { ink: tones.inkFor(prop.colour), inkWidth: 2.6 * tones.pen };
  const colour = tones.lit(prop.colour);
  switch (prop.kind) {
    case "umbrella":
      return upright(
        line("M0 40V-300", tones.inkFor(prop.colour), 13) + line("M0 40V-300", tones.lit("#c9b8a0"), 8) + canopy(colour, tones.shaded(prop.colour), ink)
      );
    case "sword":
      return place(blade(tones, prop.colour), 0, 40, 1, 90);
    case "phone":
      return upright(
        place(
          roundRect([-26, -52, 52, 96], 8, tones.lit("#2a2c38"), ink) + roundRect([-21, -44, 42, 80], 3, tones.lit("#bfe0ff")),
          0,
          -4
        )
      );
    case "cup":
      return prop.side === void 0 && side < 0 ? "" : upright(
        shape("M-34 -40H34L27 34Q0 44 -27 34Z", colour, ink) + ellipse(0, -40, 34, 9, tones.lit("#f6ead8"), ink) + ellipse(0, -39, 26, 5, tones.lit("#6a4028")) + line("M-12 -58q-8 -14 2 -26M8 -60q-8 -14 2 -28", "#ffffff", 4, 0.7)
      );
    case "book":
      return side < 0 ? upright(
        shape("M-6 -70L86 -58L86 44L-6 32Z", colour, ink) + shape("M86 -58L178 -70V32L86 44Z", tones.shaded(prop.colour), ink) + shape("M0 -64L86 -52L172 -64V-72L86 -60L0 -72Z", tones.lit("#fbf6ea"), ink)
      ) : "";
    case "lantern":
      return upright(
        line("M0 0v34", ink.ink, 5) + circle(0, 80, 90, "#ffdf90", { opacity: 0.22 }) + circle(0, 80, 54, "#ffe9a8", { opacity: 0.35 }) + roundRect([-28, 34, 56, 84], 12, "#ffe39a", ink) + rect(-32, 30, 64, 13, colour, ink) + rect(-32, 112, 64, 13, colour, ink)
      );
    case "torch":
      return place(
        roundRect([-15, -16, 30, 78], 6, tones.lit("#3a3c48"), ink) + roundRect([-22, 58, 44, 30], 5, tones.lit("#5a5c68"), ink) + shape("M-22 88L22 88L150 640H-150Z", "#fff6c8", { opacity: 0.28 }),
        0,
        40
      );
    case "staff":
      return upright(
        line("M0 420V-330", ink.ink, 17) + line("M0 420V-330", tones.lit("#7a5434"), 11) + circle(0, -350, 60, prop.colour, { opacity: 0.3 }) + circle(0, -350, 30, colour, ink) + circle(-8, -358, 9, "#ffffff", { opacity: 0.8 })
      );
    case "letter":
      return upright(
        place(
          rect(-56, -40, 112, 76, tones.lit("#fdf6e6"), ink) + line("M-56 -40L0 4L56 -40", ink.ink, 2.6) + circle(0, 0, 9, colour),
          0,
          -10,
          1,
          -8
        )
      );
    case "flower":
      return upright(
        line("M0 30Q4 -40 -2 -96", tones.lit("#4c8a58"), 6) + [0, 72, 144, 216, 288].map((turn) => place(ellipse(0, -20, 15, 21, colour, ink), -2, -110, 1, turn)).join("") + circle(-2, -110, 11, tones.lit("#f4d060"))
      );
    case "racket":
      return place(
        line("M0 -16V150", ink.ink, 20) + line("M0 -16V150", tones.lit("#3a3c44"), 14) + line("M0 40V150", tones.lit("#e8e8ec"), 7) + ellipse(0, 250, 84, 106, "#ffffff", { opacity: 0.22 }) + line(strings(), tones.lit("#d8d8dc"), 2.4) + ellipse(0, 250, 84, 106, "none", { ink: ink.ink, inkWidth: 20 }) + ellipse(0, 250, 84, 106, "none", { ink: colour, inkWidth: 13 }),
        0,
        36
      );
    case "ball":
      return upright(
        circle(0, -4, 46, tones.lit("#eef2b8"), ink) + line("M-34 -34Q-4 -4 -34 26M34 -34Q4 -4 34 26", "#ffffff", 5)
      );
    case "pan":
      return place(
        line("M0 0V110", ink.ink, 17) + line("M0 0V110", tones.lit("#3a3238"), 11) + ellipse(0, 180, 86, 80, tones.lit("#4a4650"), ink) + ellipse(0, 176, 68, 62, tones.lit("#2e2a34")),
        0,
        30
      );
    default:
      return upright(
        shape(blob(knots("-60 12, -50 -26, 0 -38, 50 -26, 60 12, 0 26")), colour, ink) + line("M-28 -24l10 20M-4 -32l8 22M20 -28l8 20", tones.inkFor(prop.colour), 4, 0.6)
      );
  }
}
function strings() {
  const upright = [-56, -28, 0, 28, 56].map((x) => {
    const half = Math.sqrt(1 - (x / 84) ** 2) * 106;
    return `M${x} ${Math.round(250 - half)}V${Math.round(250 + half)}`;
  });
  const level = [-80, -48, -16, 16, 48, 80].map((y) => {
    const half = Math.sqrt(1 - (y / 106) ** 2) * 84;
    return `M${Math.round(-half)} ${250 + y}H${Math.round(half)}`;
  });
  return upright.join("") + level.join("");
}
function canopy(colour, shade, ink) {
  return shape(
    blob(
      knots(
        "-250 -230!, -190 -340, -60 -408, 60 -408, 190 -340, 250 -230!, 208 -258, 166 -230!, 126 -256, 84 -228!, 42 -254, 0 -228!, -42 -254, -84 -228!, -126 -256, -166 -230!, -208 -258"
      )
    ),
    colour,
    ink
  ) + shape(blob(knots("-250 -230!, -190 -340, -60 -408, -30 -404, -110 -330, -166 -230!, -208 -258")), shade, {
    opacity: 0.6
  }) + line("M0 -412Q-60 -340 -84 -228M0 -412Q60 -340 84 -228M0 -412V-430", ink.ink, 2.6);
}
function blade(tones, colour) {
  const ink = { ink: tones.inkFor("#5a6478"), inkWidth: 2.6 * tones.pen };
  return shape("M-40 -8H14V8H-40Z", tones.lit(colour), ink) + shape("M12 -30L24 -34L28 0L24 34L12 30Z", tones.lit("#d8b04a"), ink) + shape("M28 -13L380 -10L430 0L380 10L28 13Z", tones.lit("#e8eef8"), ink) + shape("M28 1H424L380 10L28 13Z", tones.lit("#a4b2cc")) + line("M36 -8H370", "#ffffff", 2.4);
}

// ../../packages/demo-catalogue/src/people/figure.ts
function drawFigure(canvas, person, options) {
  const { bearing, light, manner, crop } = options;
  const tones = tonesOf(person, light, manner);
  const named = POSTURES[options.posture ?? "rest"];
  const turned = options.mirror ? mirrored(named) : named;
  const posture2 = options.bodyTurn === void 0 ? turned : { ...turned, turn: options.bodyTurn };
  const frame = frameOf(person, posture2.turn, posture2.lean ?? 0);
  const bottom = person.bottom ?? "trousers";
  const hem = bottom === "skirt" || bottom === "longskirt" ? 268 : person.top === "coat" ? 420 : 326;
  const tailor = new Tailor(canvas, frame, person, tones, light, hem);
  const garment = CUTS[person.top](tailor);
  const head = sizedHead(drawHead(canvas, person, bearing, light, manner), options.headSize ?? 1);
  const arms = [-1, 1].map(
    (side) => drawArm(side, posture2, frame, person, garment, tones, light, options.prop)
  );
  const from = (layer) => arms.filter((arm) => arm.layer === layer).map((arm) => arm.drawn).join("");
  const legs = crop === "full" ? drawLegs(tailor, posture2, bearing.wind ?? 0) : { behind: "", before: "" };
  const neck = drawNeck(canvas, person, bearing, frame, tones, light);
  return (garment.behind ?? "") + head.behind + from("behind") + legs.behind + garment.trunk + legs.before + (frame.isBack ? "" : neck) + from("before") + (frame.isBack ? neck : "") + (garment.collar ?? "") + (garment.over ?? "") + head.before + from("over");
}
var HEAD_SEAT_Y = 40;
function sizedHead(head, size) {
  if (size === 1) return head;
  const seated = (drawn2) => place(drawn2, 0, HEAD_SEAT_Y * (1 - size), size);
  return { behind: seated(head.behind), before: seated(head.before) };
}
function drawArm(side, posture2, frame, person, garment, tones, light, prop) {
  const arm = side < 0 ? posture2.left : posture2.right;
  const grown = person.stature ?? 1;
  const masculine = person.build === "m";
  const lean = posture2.lean ?? 0;
  const root = frame.shoulder(side);
  const nearness = frame.nearness(side);
  const seen = side * (Math.abs(posture2.turn) > 60 && Math.abs(posture2.turn) < 120 ? Math.sign(posture2.turn) * -side || 1 : 1);
  const step2 = (from, degrees, length) => {
    const angle = radians(degrees * seen + lean * 0.5 * -1);
    return [from[0] + Math.sin(angle) * length, from[1] + Math.cos(angle) * length];
  };
  const short = arm.short ?? 1;
  const joint = step2(root, arm.upper, (masculine ? 164 : 148) * grown * short);
  const end = step2(joint, arm.fore, (masculine ? 150 : 134) * grown * short);
  const widths = (masculine ? [62, 48, 34] : [46, 36, 25]).map((width) => width * grown);
  const bare = { root, joint, end, widths };
  const handAngle = Math.atan2(end[1] - joint[1], end[0] - joint[0]) * 180 / Math.PI - 90 + (arm.wrist ?? 0) * seen;
  const ink = { skin: tones.skin, shade: tones.skinShade, ink: tones.skinInk, pen: tones.pen };
  const inward = (side < 0 ? 1 : -1) * (arm.thumbOut ? -1 : 1) > 0 ? 1 : -1;
  const raised = end[1] < joint[1];
  const thumb = raised ? inward > 0 ? -1 : 1 : inward;
  const held = prop && arm.hand === "hold" ? drawProp(prop, side, handAngle, tones) : "";
  const hand = drawHand(arm.hand, end, handAngle, thumb, (masculine ? 1 : 0.86) * grown * 0.96, ink, held);
  const drawn2 = hand + drawSleeve(bare, garment.sleeve, tones, light) + shoulderPatch(root, garment.sleeve, widths[0], frame, tones, side !== light.side);
  const defaultLayer = nearness < -0.55 ? "behind" : "before";
  return { drawn: drawn2, layer: arm.layer ?? defaultLayer };
}
function drawSleeve(bare, sleeve, tones, light) {
  const pen = 2.5 * tones.pen;
  const skin = inked(limbOutline(bare), tones.skin, tones.skinInk, pen / 2) + (tones.flat ? "" : shape(limbShade(bare, light.side === 1 ? -1 : 1), tones.skinShade, { opacity: 0.4 }));
  if (sleeve.reach <= 0) return skin;
  const [rootWidth, jointWidth, endWidth] = bare.widths;
  const spread2 = sleeve.width;
  const cloth = {
    ...bare,
    widths: [rootWidth * (spread2 > 1.6 ? 1.2 : Math.min(1.18, spread2)), jointWidth * spread2, endWidth * spread2 * 1.06]
  };
  const fill = tones.lit(sleeve.colour);
  const ink = tones.inkFor(sleeve.colour);
  let drawn2 = (sleeve.reach < 1.85 ? skin : "") + inked(limbOutline(cloth, sleeve.reach), fill, ink, pen / 2);
  if (!tones.flat)
    drawn2 += shape(limbShade(cloth, light.side === 1 ? -1 : 1, sleeve.reach), tones.shaded(sleeve.colour), {
      opacity: 0.55
    });
  if (sleeve.reach > 1.3) {
    const [jx, jy] = bare.joint;
    drawn2 += line(
      `M${num(jx - jointWidth * 0.42)} ${num(jy - 6)}q${num(jointWidth * 0.4)} 10 ${num(jointWidth * 0.7)} 2M${num(jx - jointWidth * 0.3)} ${num(jy + 10)}q${num(jointWidth * 0.3)} 6 ${num(jointWidth * 0.5)} 0`,
      ink,
      1.8 * tones.pen,
      0.55
    );
  }
  if (sleeve.cuff && sleeve.reach > 1.3)
    drawn2 += shape(limbBand(cloth, sleeve.reach - 1.12, sleeve.reach - 1, 3), tones.lit(sleeve.cuff), {
      ink,
      inkWidth: pen
    });
  return drawn2;
}
function shoulderPatch(root, sleeve, width, frame, tones, inShade) {
  if (sleeve.reach <= 0 || inShade) return "";
  const centre = frame.spine(52);
  const inward = Math.sign(centre[0] - root[0]) || 1;
  const gap = Math.min(1, Math.abs(centre[0] - root[0]) / 60);
  const knots2 = [
    [root[0] + inward * width * 0.1, root[1] - width * 0.5],
    [root[0] + inward * width * 0.85 * gap, root[1] - width * 0.36],
    [root[0] + inward * width * 0.8 * gap, root[1] + width * 0.3],
    [root[0] + inward * width * 0.2, root[1] + width * 0.34]
  ];
  return shape(blob(knots2), tones.lit(sleeve.colour));
}
function drawSilhouette(canvas, person, colour, options) {
  const flatPerson = {
    ...person,
    hairColour: colour,
    eyeColour: colour,
    skin: colour,
    topColour: colour,
    accentColour: colour,
    bottomColour: colour
  };
  const light = { side: 1, shade: colour, key: colour, depth: 0 };
  const manner = { eyes: "dot", pen: 0.6, ink: colour, shading: "flat" };
  const drawn2 = drawFigure(canvas, flatPerson, { ...options, light, manner });
  return group(drawn2.replace(/(fill|stroke)="(#[0-9a-f]{6}|url\([^)]*\))"/g, `$1="${colour}"`), {});
}

// ../../packages/demo-catalogue/src/scenery/castles.ts
function castle(s) {
  const { w, h, p, u, random } = s;
  const tower = (x, y, wide, tall) => rect(x - wide / 2, y - tall, wide, tall + h, p.far) + rect(x - wide * 0.1, y - tall * 0.76, wide * 0.2, tall * 0.18, p.lamp) + rect(x - wide * 0.1, y - tall * 0.44, wide * 0.2, tall * 0.14, p.lamp) + shape(
    polygon([
      [x - wide * 0.66, y - tall],
      [x, y - tall - wide * 2],
      [x + wide * 0.66, y - tall]
    ]),
    mix(p.far, p.pop, 0.45)
  ) + line(`M${num(x)} ${num(y - tall - wide * 2)}v${num(-26 * u)}`, p.ink, 3 * u) + shape(
    `M${num(x)} ${num(y - tall - wide * 2 - 26 * u)}l${num(30 * u)} ${num(8 * u)}l${num(-30 * u)} ${num(10 * u)}Z`,
    p.pop
  );
  const towersDrawn = [
    [0.5, 0.74, 84, 300],
    [0.38, 0.76, 56, 220],
    [0.62, 0.76, 56, 230],
    [0.29, 0.79, 46, 130],
    [0.71, 0.79, 46, 140]
  ].map(([x, y, wide, tall]) => tower(w * x, h * y, wide * u, tall * u)).join("");
  let pines = "";
  for (let index = 0; index < 10; index++)
    pines += s.pine(random.between(0, 1) * w, h * 0.93, random.between(0.5, 1), mix(p.far, p.near, 0.6));
  return s.sky() + s.sun(w * 0.5, h * 0.36, w * 0.26) + s.clouds(4, 0.2, 0.6, mix(p.sky[2], "#ffffff", 0.3), mix(p.sky[1], p.sky[2], 0.5)) + s.ridge(h * 0.62, h * 0.06, mix(p.far, p.sky[2], 0.5), 9) + towersDrawn + s.hill(h * 0.78, h * 0.02, p.far) + pines + s.hill(h * 0.93, 14 * u, p.near);
}
function ruin(s) {
  const { w, h, p, u, random } = s;
  const arch = (x, k, colour) => place(
    shape("M-150 0V-330Q-150 -470 0 -470Q150 -470 150 -330V0H96V-318Q96 -410 0 -410Q-96 -410 -96 -318V0Z", colour) + line(
      "M-150 -120h54M96 -180h54M-150 -260h54M96 -300h54M-60 -462l14 56M70 -456l-18 52",
      darken(colour, 0.35),
      5,
      0.6
    ),
    x,
    h * 0.9,
    k * u
  );
  const rubble = Array.from({ length: 18 }, () => {
    const [x, y, size] = [random.between(0, w), h * random.between(0.88, 0.99), random.between(14, 44) * u];
    return shape(
      polygon([
        [x - size, y],
        [x - size * 0.6, y - size * 0.8],
        [x + size * 0.3, y - size],
        [x + size, y - size * 0.2],
        [x + size * 0.8, y + size * 0.2]
      ]),
      mix(p.near, p.far, random.between(0, 0.7))
    );
  }).join("");
  return s.sky() + s.sun(w * 0.6, h * 0.34, w * 0.18) + s.clouds(3, 0.1, 0.4, mix(p.sky[2], p.lamp, 0.2), mix(p.sky[0], p.sky[1], 0.6)) + s.ridge(h * 0.66, h * 0.08, mix(p.far, p.sky[2], 0.4), 9) + arch(w * 0.2, 0.8, mix(p.far, p.sky[1], 0.2)) + arch(w * 0.82, 1.1, mix(p.far, p.near, 0.5)) + s.hill(h * 0.88, 14 * u, p.near) + rubble;
}

// ../../packages/demo-catalogue/src/scenery/halls.ts
var halls_exports = {};
__export(halls_exports, {
  corridor: () => corridor,
  lift: () => lift,
  stairs: () => stairs
});
function corridor(s) {
  const { w, h, p, u } = s;
  const [x0, x1, y0, y1] = [w * 0.4, w * 0.6, h * 0.34, h * 0.62];
  const doors = [-1, 1].flatMap(
    (side) => [0.22, 0.52].map((k) => {
      const near = w / 2 + side * lerp(w * 0.1, w * 0.5, k + 0.17);
      const far = w / 2 + side * lerp(w * 0.1, w * 0.5, k);
      const top = (x) => lerp(y0, 0, (Math.abs(x - w / 2) - w * 0.1) / (w * 0.4)) + h * 0.09;
      const foot = (x) => lerp(y1, h, (Math.abs(x - w / 2) - w * 0.1) / (w * 0.4));
      const knob = lerp(far, near, side < 0 ? 0.82 : 0.82);
      return shape(
        polygon([
          [far, top(far)],
          [near, top(near)],
          [near, foot(near)],
          [far, foot(far)]
        ]),
        mix(p.ink, p.far, 0.3),
        { ink: p.ink, inkWidth: 4 * u }
      ) + circle(knob, lerp(top(knob), foot(knob), 0.55), 6 * u * (0.5 + k), p.lamp);
    })
  ).join("");
  const lights = [0.2, 0.5, 0.85].map(
    (k) => ellipse(w / 2, lerp(y0, -h * 0.02, k), w * 0.1 * (0.3 + k), 9 * u * (0.3 + k), lighten(p.lamp, 0.5), {
      opacity: 0.9
    })
  ).join("");
  return rect(0, 0, w, h, p.near) + shape(
    polygon([
      [0, 0],
      [x0, y0],
      [x0, y1],
      [0, h]
    ]),
    s.canvas.linearBetween(
      [
        [0, p.near],
        [1, p.far]
      ],
      0,
      0,
      x0,
      0
    )
  ) + shape(
    polygon([
      [w, 0],
      [x1, y0],
      [x1, y1],
      [w, h]
    ]),
    s.canvas.linearBetween(
      [
        [0, p.far],
        [1, p.near]
      ],
      x1,
      0,
      w,
      0
    )
  ) + shape(
    polygon([
      [0, h],
      [x0, y1],
      [x1, y1],
      [w, h]
    ]),
    s.canvas.linear([
      [0, p.lamp],
      [0.3, mix(p.far, p.lamp, 0.3)],
      [1, p.near]
    ])
  ) + shape(
    polygon([
      [0, 0],
      [x0, y0],
      [x1, y0],
      [w, 0]
    ]),
    s.canvas.linear([
      [0, p.ink],
      [1, p.far]
    ])
  ) + s.glow(w / 2, h * 0.48, w * 0.45, p.lamp, 0.8) + rect(x0, y0, x1 - x0, y1 - y0, lighten(p.lamp, 0.3)) + doors + lights;
}
function lift(s) {
  const { w, h, p, u } = s;
  const steel = mix(p.far, "#aab0b8", 0.35);
  return s.fill(darken(p.far, 0.2), p.near) + rect(w * 0.16, h * 0.14, w * 0.68, h * 0.86, darken(steel, 0.4)) + rect(
    w * 0.2,
    h * 0.18,
    w * 0.29,
    h * 0.82,
    s.canvas.linear(
      [
        [0, lighten(steel, 0.2)],
        [1, steel]
      ],
      0,
      0,
      1,
      0
    )
  ) + rect(
    w * 0.51,
    h * 0.18,
    w * 0.29,
    h * 0.82,
    s.canvas.linear(
      [
        [0, steel],
        [1, lighten(steel, 0.2)]
      ],
      0,
      0,
      1,
      0
    )
  ) + rect(
    w * 0.488,
    h * 0.18,
    w * 0.024,
    h * 0.82,
    s.canvas.linear([
      [0, p.lamp],
      [1, p.pop]
    ])
  ) + roundRect([w * 0.42, h * 0.05, w * 0.16, h * 0.06], 8 * u, p.ink) + place(line("M-20 -16v32M-4 -16h20l-4 14h-10M16 -2v18H-4", p.pop, 6), w * 0.5, h * 0.08, u * 0.9) + roundRect([w * 0.88, h * 0.46, w * 0.07, h * 0.16], 8 * u, steel) + circle(w * 0.915, h * 0.5, 13 * u, p.lamp) + circle(w * 0.915, h * 0.57, 13 * u, darken(steel, 0.5)) + s.glow(w * 0.5, h * 0.08, w * 0.2, p.pop, 0.5);
}
function stairs(s) {
  const { w, h, p, u } = s;
  const steps = Array.from({ length: 9 }, (_, index) => {
    const t = index / 9;
    return shape(
      polygon([
        [w * (0.12 + t * 0.3), h * (0.98 - t * 0.62)],
        [w * (0.88 - t * 0.12), h * (0.98 - t * 0.62)],
        [w * (0.88 - t * 0.12), h * (1.05 - t * 0.62)],
        [w * (0.12 + t * 0.3), h * (1.05 - t * 0.62)]
      ]),
      mix(p.near, p.far, t)
    ) + rect(w * (0.12 + t * 0.3), h * (0.98 - t * 0.62), w * (0.76 - t * 0.42), 5 * u, mix(p.far, p.lamp, 0.35));
  }).join("");
  return s.fill(p.near, darken(p.near, 0.3)) + s.glow(w * 0.6, h * 0.24, w * 0.5, p.lamp, 0.75) + rect(w * 0.5, h * 0.1, w * 0.18, h * 0.28, mix(p.lamp, p.far, 0.3)) + steps + line(
    `M${num(w * 0.06)} ${num(h * 0.78)}L${num(w * 0.4)} ${num(h * 0.16)}M${num(w * 0.06)} ${num(h * 0.9)}L${num(w * 0.4)} ${num(h * 0.28)}`,
    p.ink,
    9 * u
  );
}

// ../../packages/demo-catalogue/src/scenery/old-halls.ts
var old_halls_exports = {};
__export(old_halls_exports, {
  belfry: () => belfry,
  throne: () => throne,
  vault: () => vault
});
function throne(s) {
  const { w, h, p, u } = s;
  const pillar = (x, k) => rect(
    x - 34 * k * u,
    0,
    68 * k * u,
    h * 0.9,
    s.canvas.linear(
      [
        [0, mix(p.far, p.near, 0.4)],
        [0.4, lighten(p.far, 0.15)],
        [1, p.near]
      ],
      0,
      0,
      1,
      0
    )
  ) + rect(x - 48 * k * u, h * 0.86, 96 * k * u, h * 0.05, p.near) + rect(x - 48 * k * u, h * 0.03, 96 * k * u, h * 0.035, p.near);
  const banner = (x) => shape(
    `M${num(x - 40 * u)} ${num(h * 0.1)}H${num(x + 40 * u)}V${num(h * 0.44)}L${num(x)} ${num(h * 0.5)}L${num(x - 40 * u)} ${num(h * 0.44)}Z`,
    p.pop
  ) + circle(x, h * 0.26, 22 * u, p.lamp) + line(
    `M${num(x - 14 * u)} ${num(h * 0.24)}l${num(14 * u)} ${num(28 * u)}l${num(14 * u)} ${num(-28 * u)}`,
    p.ink,
    4 * u
  );
  const seat = place(
    shape("M-110 0V-250L-70 -380L-40 -280L0 -430L40 -280L70 -380L110 -250V0Z", mix(p.ink, p.far, 0.35)) + rect(-72, -220, 144, 150, p.pop) + rect(-130, -90, 44, 110, mix(p.ink, p.far, 0.2)) + rect(86, -90, 44, 110, mix(p.ink, p.far, 0.2)) + circle(0, -300, 20, p.lamp),
    w * 0.5,
    h * 0.72,
    u
  );
  return s.fill(p.near, p.far) + s.glow(w * 0.5, h * 0.4, w * 0.6, p.lamp, 0.7) + banner(w * 0.3) + banner(w * 0.7) + seat + s.floor(h * 0.74, p.near, mix(p.far, p.lamp, 0.25), 11) + shape(
    polygon([
      [w * 0.42, h * 0.74],
      [w * 0.58, h * 0.74],
      [w * 0.78, h],
      [w * 0.22, h]
    ]),
    p.pop
  ) + pillar(w * 0.08, 1.1) + pillar(w * 0.92, 1.1);
}
function vault(s) {
  const { w, h, p, u, random } = s;
  let gold = "";
  for (let index = 0; index < 150; index++) {
    const x = random.between(0, 1);
    const y = h * (0.96 - random.next() * 0.34 * Math.sin(x * Math.PI * 2.4 + 1) ** 2);
    gold += ellipse(
      x * w,
      y,
      random.between(11, 19) * u,
      random.between(5, 9) * u,
      random.pick(["#f4c84a", "#e0a52e", "#ffdf80"]),
      { ink: "#8a5a1a", inkWidth: 1.6 * u }
    );
  }
  const heap = (x, y, wide) => shape(
    blob([
      [x - wide, h + 10, 1],
      [x - wide * 0.5, y + 60 * u],
      [x, y],
      [x + wide * 0.5, y + 60 * u],
      [x + wide, h + 10, 1]
    ]),
    s.canvas.linear([
      [0, "#ffdc74"],
      [1, "#b8761e"]
    ])
  );
  const bricks = Array.from(
    { length: 8 },
    (_, row) => `${Array.from(
      { length: 7 },
      (_2, column) => `M${num(w * ((column + row % 2 * 0.5) / 6))} ${num(h * row * 0.1)}v${num(h * 0.1)}`
    ).join("")}M0 ${num(h * row * 0.1)}H${num(w)}`
  ).join("");
  return s.fill(p.far, p.near) + line(bricks, p.ink, 3 * u, 0.35) + s.glow(w * 0.5, h * 0.6, w * 0.7, "#ffd060", 0.7) + heap(w * 0.2, h * 0.6, w * 0.4) + heap(w * 0.78, h * 0.54, w * 0.44) + gold + place(
    roundRect([-70, -90, 140, 90], 10, mix("#7a4a2a", p.near, 0.2), { ink: p.ink, inkWidth: 5 }) + shape("M-70 -90Q0 -150 70 -90Z", mix("#8a5a36", p.near, 0.1), { ink: p.ink, inkWidth: 5 }) + rect(-12, -100, 24, 30, "#f4c84a"),
    w * 0.3,
    h * 0.8,
    u
  );
}
function belfry(s) {
  const { w, h, p, u } = s;
  const bronze = mix("#a8743a", p.far, 0.3);
  const bell = place(
    shape(
      blob(knots("-34 -210, 0 -224, 34 -210, 66 -120, 88 -10, 128 30!, 0 46, -128 30!, -88 -10, -66 -120")),
      s.canvas.linear(
        [
          [0, darken(bronze, 0.3)],
          [0.35, lighten(bronze, 0.3)],
          [1, darken(bronze, 0.45)]
        ],
        0,
        0,
        1,
        0
      ),
      { ink: p.ink, inkWidth: 5 }
    ) + line("M-84 -20Q0 4 84 -20M-70 -100Q0 -84 70 -100", darken(bronze, 0.5), 5) + circle(0, 52, 22, p.ink),
    w * 0.5,
    h * 0.5,
    u * 1.3
  );
  const arch = (x) => shape(
    `M${num(x - w * 0.1)} ${num(h * 0.8)}V${num(h * 0.34)}Q${num(x - w * 0.1)} ${num(h * 0.2)} ${num(x)} ${num(h * 0.2)}Q${num(x + w * 0.1)} ${num(h * 0.2)} ${num(x + w * 0.1)} ${num(h * 0.34)}V${num(h * 0.8)}Z`,
    s.canvas.linear([
      [0, p.sky[0]],
      [0.6, p.sky[1]],
      [1, p.sky[2]]
    ])
  );
  return s.fill(p.far, p.near) + arch(w * 0.16) + arch(w * 0.84) + arch(w * 0.5) + s.glow(w * 0.5, h * 0.45, w * 0.4, p.lamp, 0.7) + rect(0, h * 0.1, w, h * 0.05, mix("#5a3a24", p.near, 0.4)) + line(`M${num(w * 0.5)} ${num(h * 0.14)}v${num(h * 0.1)}`, p.ink, 14 * u) + bell + s.floor(h * 0.82, p.near, mix(p.far, p.near, 0.3), 9) + [0.33, 0.67].map((x) => rect(w * x - 22 * u, h * 0.15, 44 * u, h * 0.68, mix(p.near, p.far, 0.4))).join("");
}

// ../../packages/demo-catalogue/src/scenery/public-rooms.ts
var public_rooms_exports = {};
__export(public_rooms_exports, {
  busInside: () => busInside,
  classroom: () => classroom,
  court: () => court,
  lockers: () => lockers,
  station: () => station
});
function busInside(s) {
  const { w, h, p, u } = s;
  const wall = mix(p.far, p.paper, 0.3);
  const windows = [0.03, 0.36, 0.69].map(
    (x) => roundRect(
      [w * x, h * 0.14, w * 0.29, h * 0.36],
      26 * u,
      s.canvas.linear([
        [0, p.sky[0]],
        [1, p.sky[1]]
      ]),
      { ink: darken(wall, 0.4), inkWidth: 9 * u }
    ) + [0.2, 0.5, 0.8].map(
      (t, index) => s.glow(w * (x + 0.29 * t), h * (0.26 + index * 0.06), 30 * u, index % 2 ? p.pop : p.lamp, 0.7)
    ).join("")
  ).join("");
  const straps = [0.1, 0.26, 0.42, 0.58, 0.74, 0.9].map(
    (x) => line(`M${num(w * x)} ${num(h * 0.07)}v${num(h * 0.1)}`, p.ink, 5 * u) + circle(w * x, h * 0.19, 18 * u, "none", { ink: p.paper, inkWidth: 7 * u })
  ).join("");
  const seats = [0.02, 0.34, 0.66].map(
    (x) => roundRect([w * x, h * 0.62, w * 0.3, h * 0.24], 26 * u, mix(p.pop, p.near, 0.3), {
      ink: p.ink,
      inkWidth: 4 * u
    }) + roundRect([w * x, h * 0.82, w * 0.3, h * 0.14], 18 * u, mix(p.pop, p.near, 0.5), {
      ink: p.ink,
      inkWidth: 4 * u
    })
  ).join("");
  return s.fill(mix(wall, p.lamp, 0.2), darken(wall, 0.25)) + rect(0, 0, w, h * 0.05, lighten(p.lamp, 0.5)) + windows + line(`M0 ${num(h * 0.07)}H${num(w)}`, mix(p.ink, p.paper, 0.4), 9 * u) + straps + seats + [0.335, 0.665].map((x) => line(`M${num(w * x)} 0V${num(h)}`, p.lamp, 9 * u)).join("");
}
function classroom(s) {
  const { w, h, p, u } = s;
  const frame = mix(p.paper, p.ink, 0.25);
  const windows = [0.05, 0.39, 0.73].map(
    (x) => s.window(
      w * x,
      h * 0.1,
      w * 0.24,
      h * 0.48,
      frame,
      s.cloud(w * (x + 0.12), h * 0.34, 0.5, "#ffffff", mix(p.sky[1], "#ffffff", 0.4))
    )
  ).join("");
  const desks = [0.02, 0.3, 0.58, 0.86].map(
    (x) => shape(
      polygon([
        [w * x, h * 0.8],
        [w * (x + 0.2), h * 0.8],
        [w * (x + 0.22), h * 0.835],
        [w * (x - 0.02), h * 0.835]
      ]),
      mix("#c8935a", p.far, 0.25)
    ) + rect(w * x, h * 0.835, 8 * u, h * 0.17, mix(p.ink, p.far, 0.4)) + rect(w * (x + 0.19), h * 0.835, 8 * u, h * 0.17, mix(p.ink, p.far, 0.4))
  ).join("");
  return s.wall() + windows + rect(0, h * 0.66, w, h * 0.34, mix(p.far, p.paper, 0.25)) + desks + s.lightShaft(w * 0.3, w * 0.2, -w * 0.2, 0.16);
}
function lockers(s) {
  const { w, h, p, u } = s;
  const doors = Array.from({ length: 6 }, (_, index) => {
    const x = w * (0.02 + index * 0.163);
    return rect(x, h * 0.14, w * 0.15, h * 0.66, mix(p.far, p.paper, index % 2 ? 0.3 : 0.2), {
      ink: p.near,
      inkWidth: 4 * u
    }) + [0.19, 0.21, 0.23].map((y) => line(`M${num(x + w * 0.035)} ${num(h * y)}h${num(w * 0.08)}`, p.near, 4 * u)).join("") + circle(x + w * 0.125, h * 0.48, 7 * u, p.near);
  }).join("");
  return s.wall() + doors + s.floor(h * 0.82, p.near, mix(p.far, p.paper, 0.2), 7) + rect(w * 0.12, h * 0.86, w * 0.7, 20 * u, mix("#b8824e", p.far, 0.2)) + rect(w * 0.16, h * 0.88, 14 * u, h * 0.1, p.ink) + rect(w * 0.76, h * 0.88, 14 * u, h * 0.1, p.ink) + s.lightShaft(w * 0.5, w * 0.16, -w * 0.2);
}
function court(s) {
  const { w, h, p, u, random } = s;
  const lamps = [0.14, 0.38, 0.62, 0.86].map(
    (x) => s.glow(w * x, h * 0.1, w * 0.16, p.lamp, 0.8) + [-1, 0, 1].map((k) => circle(w * (x + k * 0.035), h * 0.09, w * 0.013, "#ffffff")).join("")
  ).join("");
  const crowd = Array.from(
    { length: 150 },
    () => circle(
      random.between(0, w),
      h * random.between(0.24, 0.48),
      w * 0.012,
      mix(random.pick([p.pop, p.paper, p.sky[0], p.far]), p.near, 0.5)
    )
  ).join("");
  const net = Array.from({ length: 21 }, (_, index) => `M${num(w * index / 20)} ${num(h * 0.53)}V${num(h * 0.63)}`).join("") + [0.55, 0.575, 0.6].map((y) => `M0 ${num(h * y)}H${num(w)}`).join("");
  return s.fill(p.ink, p.far) + lamps + crowd + shape(
    polygon([
      [0, h * 0.5],
      [w, h * 0.5],
      [w * 1.2, h],
      [-w * 0.2, h]
    ]),
    s.canvas.linear([
      [0, mix(p.pop, p.near, 0.3)],
      [1, p.pop]
    ])
  ) + line(
    `M${num(-w * 0.1)} ${num(h * 0.74)}H${num(w * 1.1)}M${num(w * 0.3)} ${num(h * 0.5)}L${num(w * 0.1)} ${num(h)}M${num(w * 0.7)} ${num(h * 0.5)}L${num(w * 0.9)} ${num(h)}`,
    "#ffffff",
    5 * u,
    0.85
  ) + line(net, "#ffffff", 2 * u, 0.5) + line(`M0 ${num(h * 0.53)}H${num(w)}`, "#ffffff", 8 * u);
}
function station(s) {
  const { w, h, p, u } = s;
  const ribs = [0, 0.2, 0.4, 0.6, 0.8, 1].map((x) => `M${num(w * 0.5)} ${num(-h * 0.1)}L${num(w * (x * 2.4 - 0.7))} ${num(h * 0.4)}`).join("") + [0.1, 0.2, 0.3].map(
    (y) => `M${num(w * (0.5 - y * 2))} ${num(h * y)}Q${num(w * 0.5)} ${num(h * (y - 0.08))} ${num(w * (0.5 + y * 2))} ${num(h * y)}`
  ).join("");
  const carriage = (x, wide) => roundRect([x, h * 0.44, wide, h * 0.36], 20 * u, mix(p.pop, p.near, 0.25), { ink: p.ink, inkWidth: 5 * u }) + rect(x, h * 0.64, wide, 10 * u, p.lamp) + Array.from(
    { length: 4 },
    (_, index) => roundRect([x + wide * (0.06 + index * 0.24), h * 0.49, wide * 0.17, h * 0.12], 8 * u, lighten(p.lamp, 0.3), {
      ink: p.ink,
      inkWidth: 3 * u
    })
  ).join("") + [0.14, 0.3, 0.7, 0.86].map((t) => circle(x + wide * t, h * 0.81, 24 * u, p.ink)).join("");
  return s.sky() + s.clouds(3, 0.05, 0.3) + line(ribs, mix(p.ink, p.far, 0.4), 6 * u, 0.8) + rect(0, h * 0.4, w, h * 0.5, mix(p.far, p.near, 0.3)) + carriage(-w * 0.12, w * 0.62) + carriage(w * 0.53, w * 0.62) + rect(0, h * 0.84, w, h * 0.16, mix(p.paper, p.far, 0.45)) + rect(0, h * 0.84, w, 9 * u, p.lamp) + [0.3, 0.74].map(
    (x) => circle(w * x, h * 0.24, 40 * u, p.paper, { ink: p.ink, inkWidth: 7 * u }) + line(
      `M${num(w * x)} ${num(h * 0.24)}v${num(-26 * u)}M${num(w * x)} ${num(h * 0.24)}h${num(18 * u)}`,
      p.ink,
      5 * u
    )
  ).join("");
}

// ../../packages/demo-catalogue/src/scenery/roofs.ts
function towers(s) {
  const { w, h, p, u } = s;
  return s.sky() + s.stars(h * 0.5, 60) + s.sun(w * s.random.between(0.25, 0.75), h * 0.27, w * 0.15) + s.skyline(h * 0.66, mix(p.far, p.sky[2], 0.5), null, 1.25) + s.skyline(h * 0.82, p.far, mix(p.lamp, p.far, 0.35), 1.45) + s.skyline(h * 1.02, p.near, p.lamp, 1.8) + rect(0, h * 0.9, w, h * 0.1, mix(p.near, p.ink, 0.5)) + rect(0, h * 0.885, w, h * 0.03, mix(p.far, p.near, 0.5)) + line(`M0 ${num(h * 0.2)}Q${num(w * 0.5)} ${num(h * 0.34)} ${num(w)} ${num(h * 0.16)}`, p.ink, 3 * u, 0.5);
}
function rooftops(s) {
  const { w, h, p, u, random } = s;
  const roof = (x, y, width, colour) => {
    const tiles = Array.from(
      { length: 7 },
      (_, index) => `M${num(x - width * 0.5 + width * (index + 0.5) / 7)} ${num(y)}L${num(x - width * 0.7 + width * 1.4 * (index + 0.5) / 7)} ${num(h + 10)}`
    ).join("");
    return shape(
      polygon([
        [x - width * 0.5, y],
        [x + width * 0.5, y],
        [x + width * 0.75, h + 10],
        [x - width * 0.75, h + 10]
      ]),
      colour
    ) + line(tiles, darken(colour, 0.35), 3 * u, 0.6) + rect(x - width * 0.53, y - 12 * u, width * 1.06, 16 * u, darken(colour, 0.25)) + rect(x + width * 0.26, y - 66 * u, 34 * u, 66 * u, darken(colour, 0.4));
  };
  return s.sky() + s.stars(h * 0.5, 50) + s.sun(w * 0.3, h * 0.3, w * 0.13) + s.clouds(3, 0.2, 0.46, mix(p.sky[1], p.lamp, 0.15), mix(p.sky[0], p.sky[1], 0.5)) + s.skyline(h * 0.7, mix(p.far, p.sky[1], 0.3), p.lamp, 0.8) + s.skyline(h * 0.84, mix(p.far, p.near, 0.5), p.lamp, 1) + roof(w * random.between(0.1, 0.24), h * 0.84, w * 0.4, mix(p.far, p.pop, 0.22)) + roof(w * 0.76, h * 0.88, w * 0.62, mix(p.near, p.pop, 0.2));
}

// ../../packages/demo-catalogue/src/scenery/rooms.ts
var rooms_exports = {};
__export(rooms_exports, {
  bedroom: () => bedroom,
  cafe: () => cafe,
  kitchen: () => kitchen,
  library: () => library,
  office: () => office,
  workshop: () => workshop
});
var plant = (s, x, y, k) => place(
  shape("M-40 0L-30 80H30L40 0Z", mix("#c86a4a", s.p.far, 0.2)) + [-60, -30, 0, 30, 60].map(
    (lean) => shape(
      blob([
        [0, 4, 1],
        [lean * 0.9 - 18, -70],
        [lean * 1.5, -150, 1],
        [lean * 0.9 + 18, -70]
      ]),
      mix("#4a8a5a", s.p.far, 0.2)
    )
  ).join(""),
  x,
  y,
  k * s.u
);
function bedroom(s) {
  const { w, h, p, u } = s;
  const [x, y, wide, tall] = [w * 0.2, h * 0.1, w * 0.56, h * 0.42];
  const view = s.sun(x + wide * 0.7, y + tall * 0.36, w * 0.06) + s.skyline(y + tall * 1.02, p.far, p.lamp, 0.5);
  return s.wall() + s.window(x, y, wide, tall, lighten(p.paper, 0.5), view) + s.curtain(x - w * 0.1, y - 26 * u, w * 0.2, tall * 1.2, true, p.pop) + s.curtain(x + wide + w * 0.1, y - 26 * u, w * 0.2, tall * 1.2, false, p.pop) + s.floor(h * 0.76, mix("#6a4230", p.near, 0.4), mix("#a8744a", p.far, 0.3)) + s.shelf(w * 0.82, h * 0.3, w * 0.17, "books", mix("#8a5a36", p.near, 0.2)) + s.shelf(w * 0.82, h * 0.46, w * 0.17, "books", mix("#8a5a36", p.near, 0.2)) + plant(s, w * 0.08, h * 0.74, 0.9) + shape(
    polygon([
      [x, y + tall],
      [x + wide, y + tall],
      [w * 0.9, h],
      [-w * 0.08, h]
    ]),
    p.lamp,
    { opacity: 0.16 }
  );
}
function cafe(s) {
  const { w, h, p, u } = s;
  const wood = mix("#8a5a3a", p.far, 0.25);
  const shelves = [0.24, 0.41, 0.58].map((y) => s.shelf(w * 0.34, h * y, w * 0.62, "jars", wood)).join("");
  const menu = rect(w * 0.05, h * 0.16, w * 0.24, h * 0.36, mix(p.ink, "#2a4038", 0.5), { ink: wood, inkWidth: 9 * u }) + [0.21, 0.26, 0.31, 0.36, 0.41].map(
    (y, index) => line(`M${num(w * 0.08)} ${num(h * y)}h${num(w * (0.1 + index % 3 * 0.03))}`, p.paper, 4 * u, 0.8)
  ).join("");
  return s.wall() + menu + shelves + [0.12, 0.38, 0.64, 0.9].map((x) => s.lamp(w * x, h * 0.13, 1)).join("") + rect(0, h * 0.72, w, h * 0.05, lighten(mix("#c88a52", p.far, 0.15), 0.1)) + rect(0, h * 0.77, w, h * 0.23, mix("#7a4a30", p.near, 0.35)) + line(
    Array.from({ length: 9 }, (_, index) => `M${num(w * (index + 0.5) / 9)} ${num(h * 0.79)}V${num(h)}`).join(""),
    darken(mix("#7a4a30", p.near, 0.35), 0.3),
    3 * u,
    0.6
  ) + place(
    shape("M-50 0Q-50 -70 0 -70Q50 -70 50 0Z", "#ffffff", { opacity: 0.4, ink: p.paper, inkWidth: 4 }) + ellipse(0, -12, 34, 16, "#d89a54") + ellipse(0, 0, 58, 8, wood),
    w * 0.2,
    h * 0.72,
    u
  ) + place(
    rect(-44, -96, 88, 96, mix(p.far, "#c8ccd4", 0.6)) + rect(-32, -80, 64, 22, p.ink) + circle(0, -40, 12, p.pop),
    w * 0.84,
    h * 0.72,
    u
  );
}
function kitchen(s) {
  const { w, h, p, u } = s;
  const tile = Array.from({ length: 7 }, (_, index) => `M0 ${num(h * (0.3 + index * 0.06))}H${num(w)}`).join("") + Array.from({ length: 14 }, (_, index) => `M${num(w * index / 13)} ${num(h * 0.3)}V${num(h * 0.66)}`).join("");
  const oven = rect(w * 0.6, h * 0.5, w * 0.34, h * 0.5, mix(p.far, "#b8bcc4", 0.5)) + roundRect([w * 0.64, h * 0.6, w * 0.26, h * 0.24], 14 * u, p.ink) + roundRect(
    [w * 0.66, h * 0.62, w * 0.22, h * 0.2],
    10 * u,
    s.canvas.linear([
      [0, "#ffb050"],
      [1, "#d8561e"]
    ])
  ) + [0.65, 0.72, 0.79, 0.86].map((x) => circle(w * x, h * 0.55, 9 * u, p.ink)).join("") + s.glow(w * 0.77, h * 0.72, w * 0.24, "#ffb050", 0.6);
  const pans = [0.1, 0.2, 0.3, 0.4].map(
    (x, index) => line(`M${num(w * x)} ${num(h * 0.08)}v${num(h * 0.07)}`, p.ink, 4 * u) + ellipse(
      w * x,
      h * 0.19,
      (26 + index * 4) * u,
      (26 + index * 4) * u,
      mix("#b86a3a", p.far, 0.2 + index % 2 * 0.3)
    )
  ).join("");
  return s.wall() + rect(0, h * 0.3, w, h * 0.36, mix(p.paper, p.sky[1], 0.3)) + line(tile, mix(p.far, p.paper, 0.5), 3 * u) + line(`M${num(w * 0.04)} ${num(h * 0.08)}H${num(w * 0.48)}`, p.ink, 6 * u) + pans + s.window(w * 0.62, h * 0.08, w * 0.28, h * 0.2, lighten(p.paper, 0.4)) + rect(0, h * 0.66, w * 0.6, h * 0.04, mix("#d8a870", p.far, 0.1)) + rect(0, h * 0.7, w * 0.6, h * 0.3, mix("#8a5a3a", p.near, 0.3)) + oven + [0.08, 0.17, 0.26].map(
    (x) => ellipse(w * x, h * 0.645, 40 * u, 20 * u, "#d89a54", { ink: darken("#d89a54", 0.4), inkWidth: 3 * u })
  ).join("") + place(
    shape("M-30 0V-66H30V0Z", "#ffffff", { opacity: 0.7 }) + rect(-30, -30, 60, 30, "#f4e6c8"),
    w * 0.46,
    h * 0.66,
    u
  );
}
function workshop(s) {
  const { w, h, p, u, random } = s;
  const wood = mix("#9a6a42", p.far, 0.25);
  let tools = "";
  for (let index = 0; index < 11; index++) {
    const x = w * (0.06 + index * 0.045);
    tools += line(`M${num(x)} ${num(h * 0.2)}v${num(random.between(40, 92) * u)}`, mix(p.ink, p.far, 0.3), 8 * u) + rect(x - 7 * u, h * 0.17, 14 * u, 30 * u, mix(p.pop, wood, 0.5));
  }
  const violin = (x, y, k) => place(
    line("M0 -150V-40", darken(wood, 0.5), 11) + shape(
      blob(knots("0 -50, 34 -40, 44 -8, 28 20, 48 52, 40 92, 0 104, -40 92, -48 52, -28 20, -44 -8, -34 -40")),
      mix("#b8602e", p.far, 0.15),
      { ink: darken("#7a3a1a", 0.3), inkWidth: 4 }
    ) + line("M-16 20q-6 20 2 40M16 20q6 20 -2 40", p.ink, 3) + line("M0 -140V84", lighten(p.paper, 0.3), 2),
    x,
    y,
    k * u
  );
  return s.wall() + rect(w * 0.03, h * 0.13, w * 0.52, h * 0.24, mix(wood, p.paper, 0.35)) + tools + s.window(w * 0.62, h * 0.08, w * 0.32, h * 0.36, lighten(p.paper, 0.4), s.skyline(h * 0.46, p.far, p.lamp, 0.4)) + violin(w * 0.12, h * 0.54, 0.9) + violin(w * 0.26, h * 0.52, 0.9) + violin(w * 0.4, h * 0.54, 0.9) + s.lamp(w * 0.56, h * 0.2, 1.2) + rect(0, h * 0.74, w, h * 0.045, lighten(wood, 0.1)) + rect(0, h * 0.785, w, h * 0.22, darken(wood, 0.35)) + violin(w * 0.78, h * 0.66, 0.8);
}
function library(s) {
  const { w, h, p, u } = s;
  const wood = mix("#8a5a36", p.near, 0.3);
  const shelves = [0.15, 0.3, 0.45, 0.6, 0.75].map((y) => rect(0, h * (y - 0.14), w, h * 0.14, darken(p.near, 0.25)) + s.shelf(0, h * y, w, "books", wood)).join("");
  const ladder = line(
    `M${num(w * 0.7)} ${num(h * 0.06)}L${num(w * 0.78)} ${num(h)}M${num(w * 0.8)} ${num(h * 0.06)}L${num(w * 0.88)} ${num(h)}` + Array.from(
      { length: 8 },
      (_, index) => `M${num(w * (0.705 + index * 0.01))} ${num(h * (0.12 + index * 0.11))}h${num(w * 0.1)}`
    ).join(""),
    mix("#c8935a", p.far, 0.2),
    9 * u
  );
  return s.fill(p.far, p.near) + shelves + ladder + s.glow(w * 0.4, h * 0.3, w * 0.6, p.lamp, 0.5) + s.floor(h * 0.88, darken(wood, 0.4), wood, 11) + rect(
    0,
    0,
    w,
    h,
    s.canvas.linear([
      [0, p.near, 0],
      [1, p.near, 0.4]
    ])
  );
}
function office(s) {
  const { w, h, p, u, random } = s;
  let paper = "";
  for (let pile = 0; pile < 5; pile++)
    for (let sheet = 0; sheet < random.whole(5, 13); sheet++)
      paper += rect(
        w * (0.05 + pile * 0.2) + random.between(-5, 5) * u,
        h * 0.74 - sheet * 11 * u,
        96 * u,
        9 * u,
        sheet % 4 === 3 ? mix(p.pop, p.paper, 0.5) : p.paper,
        { ink: mix(p.far, p.ink, 0.3), inkWidth: 1.6 * u }
      );
  const wood = mix("#8a5a36", p.near, 0.25);
  return s.wall() + s.window(w * 0.36, h * 0.08, w * 0.3, h * 0.34, mix(p.far, p.ink, 0.3), s.ridge(h * 0.36, h * 0.05, p.far, 9)) + [0.22, 0.4, 0.58].map((y) => s.shelf(w * 0.02, h * y, w * 0.28, "books", wood) + s.shelf(w * 0.72, h * y, w * 0.26, "books", wood)).join("") + s.lamp(w * 0.5, h * 0.5, 0.9, true) + paper + rect(0, h * 0.74, w, h * 0.05, lighten(wood, 0.15)) + rect(0, h * 0.79, w, h * 0.21, darken(wood, 0.25));
}

// ../../packages/demo-catalogue/src/scenery/landscape.ts
var Landscape = class {
  canvas;
  w;
  h;
  p;
  random;
  /** One eight-hundredth of the width: sizes are given for a panel 800 wide. */
  u;
  constructor(canvas, w, h, p, random) {
    this.canvas = canvas;
    this.w = w;
    this.h = h;
    this.p = p;
    this.random = random;
    this.u = w / 800;
  }
  sky() {
    const [top, middle, foot] = this.p.sky;
    return rect(
      0,
      0,
      this.w,
      this.h,
      this.canvas.linear([
        [0, top],
        [0.55, middle],
        [1, foot]
      ])
    );
  }
  fill(top, bottom) {
    return rect(
      0,
      0,
      this.w,
      this.h,
      this.canvas.linear([
        [0, top],
        [1, bottom]
      ])
    );
  }
  glow(x, y, radius, colour, strength = 0.9) {
    return circle(
      x,
      y,
      radius,
      this.canvas.radial([
        [0, colour, strength],
        [0.35, colour, strength * 0.45],
        [1, colour, 0]
      ])
    );
  }
  sun(x, y, radius, colour = this.p.lamp) {
    return this.glow(x, y, radius * 2.4, colour, 0.55) + circle(
      x,
      y,
      radius,
      this.canvas.linear([
        [0, lighten(colour, 0.55)],
        [1, colour]
      ])
    );
  }
  stars(height, count) {
    const random = this.random;
    return Array.from(
      { length: count },
      () => circle(
        random.between(0, this.w),
        random.between(0, height) * Math.sqrt(random.next()),
        random.between(0.7, 2.3) * this.u,
        "#ffffff",
        { opacity: random.between(0.35, 1) }
      )
    ).join("");
  }
  cloud(x, y, scale, light, shade) {
    const random = this.random;
    const count = random.whole(5, 7);
    const puffs = Array.from({ length: count }, (_, index) => {
      const t = index / (count - 1);
      const swell = Math.sin(t * Math.PI);
      return {
        x: lerp(-150, 150, t) + random.between(-14, 14),
        y: -swell * random.between(34, 84),
        r: lerp(34, 72, swell) * random.between(0.85, 1.15)
      };
    });
    const layer = (dx, dy, size, colour) => puffs.map((puff) => circle(puff.x + dx, puff.y + dy, puff.r * size, colour)).join("");
    return place(
      layer(0, 0, 1, shade) + shape("M-180 0Q-180 26 -150 26H150Q180 26 180 0Z", shade) + layer(-10, -14, 0.86, light),
      x,
      y,
      scale * this.u
    );
  }
  clouds(count, from, to, light = lighten(this.p.sky[2], 0.5), shade = mix(this.p.sky[1], this.p.sky[2], 0.55)) {
    return Array.from(
      { length: count },
      () => this.cloud(
        this.random.between(0, this.w),
        this.random.between(from, to) * this.h,
        this.random.between(0.5, 1.3),
        light,
        shade
      )
    ).join("");
  }
  ridge(y, height, colour, steps = 7) {
    const points2 = [[-10, this.h + 10]];
    for (let index = 0; index <= steps; index++)
      points2.push([this.w * index / steps, y + this.random.between(-height, height) * (index % 2 ? 1 : 0.4)]);
    return shape(polygon([...points2, [this.w + 10, this.h + 10]]), colour);
  }
  hill(y, height, colour) {
    const knots2 = [
      [-20, this.h + 20, 1],
      [-20, y + this.random.between(-height, height), 1]
    ];
    for (const part2 of [0.25, 0.5, 0.78]) knots2.push([this.w * part2, y + this.random.between(-height, height)]);
    return shape(blob([...knots2, [this.w + 20, y, 1], [this.w + 20, this.h + 20, 1]]), colour);
  }
  skyline(y, colour, lit, scale = 1) {
    const { random, w, h } = this;
    const size = scale * this.u;
    let d = `M-20 ${num(h)}`;
    let windows = "";
    for (let x = -20; x < w + 20; ) {
      const width = random.between(40, 98) * size;
      const top = y - random.between(80, 320) * size;
      d += `L${num(x)} ${num(top)}`;
      if (random.chance(0.24))
        d += `L${num(x + width * 0.46)} ${num(top)}L${num(x + width * 0.5)} ${num(top - 50 * size)}L${num(x + width * 0.54)} ${num(top)}`;
      else if (random.chance(0.28))
        d += `L${num(x + width * 0.2)} ${num(top)}v${num(-20 * size)}H${num(x + width * 0.7)}V${num(top)}`;
      d += `L${num(x + width)} ${num(top)}`;
      if (lit) windows += this.#windows(x, top, width, size);
      x += width;
    }
    return shape(`${d}L${num(w + 20)} ${num(h)}Z`, colour) + (windows && lit ? shape(windows, lit, { opacity: 0.8 }) : "");
  }
  #windows(x, top, width, size) {
    let d = "";
    const cell = 7 * size;
    for (let y = top + 16 * size; y < this.h - 10 * size; y += 20 * size)
      for (let wx = x + 9 * size; wx < x + width - 10 * size; wx += 13 * size)
        if (this.random.chance(0.32)) d += box(wx, y, cell, cell * 1.3);
    return d;
  }
  tree(x, y, scale, colour) {
    const size = scale * this.u;
    const crown = Array.from({ length: 14 }, (_, index) => {
      const angle = index / 14 * Math.PI * 2;
      const radius = (index % 2 ? 64 : 80) * this.random.between(0.88, 1.12) * size;
      return [x + Math.cos(angle) * radius, y - 112 * size + Math.sin(angle) * radius * 0.86];
    });
    const light = crown.map(([px, py]) => [lerp(x - 14 * size, px, 0.62), lerp(y - 130 * size, py, 0.6)]);
    return rect(x - 8 * size, y - 70 * size, 16 * size, 74 * size, darken(colour, 0.4)) + shape(blob(crown), colour) + shape(blob(light), lighten(colour, 0.2));
  }
  pine(x, y, scale, colour) {
    const at = (dx, dy) => `${num(x + dx * scale * this.u)} ${num(y + dy * scale * this.u)}`;
    return shape(
      `M${at(0, -230)}L${at(42, -130)}L${at(20, -134)}L${at(58, -54)}L${at(28, -58)}L${at(76, 22)}L${at(-76, 22)}L${at(-28, -58)}L${at(-58, -54)}L${at(-20, -134)}L${at(-42, -130)}Z`,
      colour
    );
  }
};

// ../../packages/demo-catalogue/src/scenery/stage.ts
var Stage = class extends Landscape {
  /** A plain wall in the light of the hour. */
  wall() {
    return this.fill(mix(this.p.paper, this.p.pop, 0.16), mix(this.p.paper, this.p.far, 0.45));
  }
  /** A hanging or standing lamp's shade and light. */
  lamp(x, y, size, cord = true) {
    const s = size * this.u;
    return (cord ? line(`M${num(x)} 0V${num(y - 20 * s)}`, this.p.ink, 3 * this.u) : "") + this.glow(x, y, 110 * s, this.p.lamp, 0.75) + shape(`M${num(x - 34 * s)} ${num(y)}Q${num(x)} ${num(y - 54 * s)} ${num(x + 34 * s)} ${num(y)}Z`, this.p.pop) + ellipse(x, y, 34 * s, 6 * s, lighten(this.p.lamp, 0.5));
  }
  /** A window with a view of the sky. */
  window(x, y, width, height, frame, view = "") {
    const [top, middle, foot] = this.p.sky;
    const clip = this.canvas.clip(box(x, y, width, height));
    return rect(
      x,
      y,
      width,
      height,
      this.canvas.linear([
        [0, top],
        [0.6, middle],
        [1, foot]
      ])
    ) + group(view, { clip }) + rect(x, y, width, height, "none", { ink: frame, inkWidth: 14 * this.u }) + line(
      `M${num(x + width / 2)} ${num(y)}v${num(height)}M${num(x)} ${num(y + height * 0.5)}h${num(width)}`,
      frame,
      7 * this.u
    );
  }
  curtain(x, y, width, height, toRight, colour) {
    const dir = toRight ? 1 : -1;
    return shape(
      blob([
        [x, y, 1],
        [x + dir * width, y, 1],
        [x + dir * width * 0.72, y + height * 0.45],
        [x + dir * width * 0.3, y + height * 0.64],
        [x + dir * width * 0.5, y + height, 1],
        [x, y + height, 1]
      ]),
      colour
    ) + line(
      `M${num(x + dir * width * 0.3)} ${num(y)}Q${num(x + dir * width * 0.4)} ${num(y + height * 0.5)} ${num(x + dir * width * 0.16)} ${num(y + height * 0.98)}M${num(x + dir * width * 0.62)} ${num(y)}Q${num(x + dir * width * 0.58)} ${num(y + height * 0.3)} ${num(x + dir * width * 0.3)} ${num(y + height * 0.6)}`,
      darken(colour, 0.3),
      4 * this.u,
      0.5
    );
  }
  /** A shelf with things of many shapes on it. */
  shelf(x, y, width, kind, wood) {
    const { random, u, p } = this;
    let drawn2 = "";
    for (let at = x + 8 * u; at < x + width - 26 * u; ) {
      const colour = mix(random.pick([p.pop, p.lamp, p.far, p.paper, p.sky[0], p.sky[1]]), p.near, 0.3);
      if (kind === "books") {
        const thick = random.between(13, 30) * u;
        const tall = random.between(56, 92) * u;
        drawn2 += rect(at, y - tall, thick, tall, colour) + rect(at + 3 * u, y - tall * 0.82, thick - 6 * u, 4 * u, lighten(colour, 0.35));
        at += thick + (random.chance(0.1) ? random.between(14, 34) * u : 1.5 * u);
      } else {
        const wide = random.between(30, 50) * u;
        const tall = random.between(36, 72) * u;
        drawn2 += random.chance(0.55) ? shape(
          `M${num(at)} ${num(y)}v${num(-tall)}q${num(wide / 2)} ${num(-10 * u)} ${num(wide)} 0v${num(tall)}Z`,
          colour
        ) + rect(at + wide * 0.12, y - tall * 0.62, wide * 0.76, tall * 0.3, lighten(colour, 0.5)) : shape(
          `M${num(at)} ${num(y - tall * 0.6)}H${num(at + wide)}L${num(at + wide * 0.82)} ${num(y)}H${num(at + wide * 0.18)}Z`,
          lighten(colour, 0.25)
        );
        at += wide + random.between(6, 22) * u;
      }
    }
    return drawn2 + rect(x, y, width, 12 * u, wood) + rect(x, y + 12 * u, width, 5 * u, darken(wood, 0.3));
  }
  /** Floor boards or tiles running to a far edge. */
  floor(y, near, far, boards = 9) {
    const lines = Array.from({ length: boards + 1 }, (_, index) => {
      const t = index / boards;
      return `M${num(this.w * t)} ${num(y)}L${num(this.w * (0.5 + (t - 0.5) * 2.6))} ${num(this.h)}`;
    }).join("");
    return rect(
      0,
      y,
      this.w,
      this.h - y,
      this.canvas.linear([
        [0, far],
        [1, near]
      ])
    ) + line(lines, darken(near, 0.35), 2 * this.u, 0.4);
  }
  lightShaft(x, width, lean, opacity = 0.18) {
    return shape(
      polygon([
        [x, 0],
        [x + width, 0],
        [x + width + lean, this.h],
        [x + lean - width * 0.4, this.h]
      ]),
      this.p.lamp,
      { opacity }
    );
  }
};

// ../../packages/demo-catalogue/src/scenery/town.ts
function street(s) {
  const { w, h, p, u, random } = s;
  let houses = "";
  for (let x = -30 * u; x < w; ) {
    const width = random.between(100, 180) * u;
    const tall = random.between(130, 240) * u;
    const y = h * 0.82;
    const wall = mix(random.pick([p.far, p.paper, p.pop]), p.far, 0.5);
    houses += rect(x, y - tall, width, tall + 10, wall) + shape(
      polygon([
        [x - 12 * u, y - tall],
        [x + width * 0.5, y - tall - 54 * u],
        [x + width + 12 * u, y - tall]
      ]),
      darken(wall, 0.35)
    );
    for (const row of [0, 1])
      for (const column of [0, 1])
        houses += rect(
          x + width * (0.16 + column * 0.42),
          y - tall * (0.84 - row * 0.4),
          width * 0.25,
          tall * 0.2,
          random.chance(0.55) ? p.lamp : mix(wall, p.ink, 0.4),
          { ink: darken(wall, 0.45), inkWidth: 3 * u }
        );
    x += width + 6 * u;
  }
  const road = rect(
    0,
    h * 0.82,
    w,
    h * 0.18,
    s.canvas.linear([
      [0, mix(p.far, p.paper, 0.25)],
      [1, p.near]
    ])
  ) + shape(
    polygon([
      [w * 0.38, h],
      [w * 0.47, h * 0.83],
      [w * 0.53, h * 0.83],
      [w * 0.62, h]
    ]),
    mix(p.far, p.paper, 0.5),
    { opacity: 0.45 }
  );
  const pole = (x, k) => rect(x - 6 * k * u, h * (0.88 - 0.46 * k), 12 * k * u, h * 0.5 * k, p.ink) + rect(x - 46 * k * u, h * (0.9 - 0.44 * k), 92 * k * u, 7 * k * u, p.ink);
  const wires = line(
    `M0 ${num(h * 0.3)}Q${num(w * 0.3)} ${num(h * 0.5)} ${num(w * 0.86)} ${num(h * 0.34)}T${num(w * 1.1)} ${num(h * 0.36)}M0 ${num(h * 0.36)}Q${num(w * 0.4)} ${num(h * 0.56)} ${num(w)} ${num(h * 0.35)}`,
    p.ink,
    3 * u
  );
  return s.sky() + s.clouds(4, 0.06, 0.4) + s.sun(w * 0.74, h * 0.28, w * 0.07) + s.skyline(h * 0.72, mix(p.far, p.sky[2], 0.5), null, 0.9) + houses + road + pole(w * 0.1, 1) + pole(w * 0.88, 1.15) + wires;
}
function busStop(s) {
  const { w, h, p, u } = s;
  const roof = h * 0.3;
  const ground = h * 0.84;
  const metal = mix(p.near, p.ink, 0.4);
  const glass = mix(p.sky[1], p.paper, 0.2);
  return s.sky() + s.clouds(3, 0.04, 0.22) + s.hill(h * 0.6, 26 * u, mix(p.far, p.sky[2], 0.35)) + s.skyline(h * 0.7, mix(p.far, p.near, 0.3), p.lamp, 0.7) + rect(
    0,
    ground,
    w,
    h - ground,
    s.canvas.linear([
      [0, mix(p.far, p.near, 0.4)],
      [1, p.near]
    ])
  ) + s.glow(w * 0.5, roof + 60 * u, w * 0.5, p.lamp, 0.7) + rect(w * 0.14, roof, w * 0.58, ground - roof, glass, { opacity: 0.45, ink: metal, inkWidth: 7 * u }) + line(`M${num(w * 0.33)} ${num(roof)}V${num(ground)}M${num(w * 0.53)} ${num(roof)}V${num(ground)}`, metal, 6 * u) + shape(
    polygon([
      [w * 0.07, roof - 16 * u],
      [w * 0.8, roof - 34 * u],
      [w * 0.82, roof - 4 * u],
      [w * 0.09, roof + 16 * u]
    ]),
    mix(p.pop, p.near, 0.35)
  ) + rect(w * 0.36, roof + 12 * u, w * 0.18, 12 * u, lighten(p.lamp, 0.5)) + rect(w * 0.18, h * 0.7, w * 0.42, 16 * u, mix("#a06a3e", p.near, 0.35)) + rect(w * 0.2, h * 0.72, 12 * u, ground - h * 0.72, metal) + rect(w * 0.56, h * 0.72, 12 * u, ground - h * 0.72, metal) + rect(w * 0.86, h * 0.34, 11 * u, ground - h * 0.34, metal) + circle(w * 0.867, h * 0.31, 46 * u, p.pop, { ink: p.paper, inkWidth: 7 * u }) + place(
    rect(-26, -16, 52, 26, p.paper) + rect(-20, -10, 16, 11, p.sky[0]) + rect(4, -10, 16, 11, p.sky[0]) + circle(-14, 13, 6, p.paper) + circle(14, 13, 6, p.paper),
    w * 0.867,
    h * 0.31,
    u
  ) + Array.from(
    { length: 10 },
    (_, index) => ellipse(w * (0.06 + index * 0.1), h * (0.88 + index % 3 * 0.035), (30 + index % 4 * 16) * u, 4 * u, p.lamp, {
      opacity: 0.3
    })
  ).join("");
}
function alley(s) {
  const { w, h, p, u, random } = s;
  const [vx, vy] = [w * 0.5, h * 0.5];
  let walls = "";
  for (const side of [-1, 1])
    for (let layer = 4; layer >= 0; layer--) {
      const at = (k) => vx + side * (w * 0.07 + w * 0.5 * k ** 1.6);
      const [near, far] = [1 - layer * 0.21, Math.max(0, 0.79 - layer * 0.21)];
      const top = (k) => vy - h * 0.16 - h * 0.62 * k;
      const foot = (k) => vy + h * 0.06 + h * 0.5 * k;
      walls += shape(
        polygon([
          [at(far), top(far)],
          [at(near), top(near)],
          [at(near), foot(near)],
          [at(far), foot(far)]
        ]),
        mix(p.near, p.far, 0.15 + layer * 0.19)
      );
      for (let index = 0; index < 6; index++) {
        const x2 = lerp(at(far), at(near), random.between(0.1, 0.9));
        const y2 = lerp(top(near), foot(near), random.between(0.08, 0.86));
        if (random.chance(0.5))
          walls += rect(x2 - 7 * near * u, y2, (14 * near + 4) * u, h * 0.036 * (near + 0.2), p.lamp, {
            opacity: random.between(0.4, 0.9)
          });
      }
      const colour = random.pick([p.pop, p.lamp, p.sky[0]]);
      const [x, y] = [lerp(at(far), at(near), 0.6), lerp(top(near), foot(near), random.between(0.3, 0.55))];
      const [tall, wide] = [h * 0.13 * near + 10, w * 0.05 * near + 8];
      walls += s.glow(x - side * wide * 0.4, y + tall / 2, tall * 1.1, colour, 0.7) + rect(x - side * wide - wide / 2, y, wide, tall, darken(colour, 0.55), {
        ink: lighten(colour, 0.45),
        inkWidth: (3 * near + 1) * u
      }) + [0, 1, 2].map(
        (row) => rect(
          x - side * wide - wide * 0.26,
          y + tall * (0.12 + row * 0.29),
          wide * 0.52,
          tall * 0.18,
          lighten(colour, 0.5)
        )
      ).join("");
    }
  const ground = shape(
    polygon([
      [vx - w * 0.07, vy + h * 0.06],
      [vx + w * 0.07, vy + h * 0.06],
      [w * 1.1, h],
      [-w * 0.1, h]
    ]),
    s.canvas.linear([
      [0, mix(p.lamp, p.near, 0.3)],
      [0.4, mix(p.near, p.far, 0.4)],
      [1, p.near]
    ])
  );
  const puddles = Array.from({ length: 20 }, () => {
    const y = vy + h * (0.08 + 0.42 * random.next());
    return ellipse(
      vx + random.between(-1, 1) * (y - vy) * 0.7,
      y,
      random.between(14, 70) * (y - vy) / h,
      2 * u,
      random.pick([p.pop, p.lamp]),
      { opacity: 0.5 }
    );
  }).join("");
  return s.sky() + s.glow(vx, vy, w * 0.5, p.lamp, 0.9) + walls + ground + puddles + line(
    `M0 ${num(h * 0.16)}Q${num(w * 0.5)} ${num(h * 0.3)} ${num(w)} ${num(h * 0.1)}M0 ${num(h * 0.08)}Q${num(w * 0.5)} ${num(h * 0.25)} ${num(w)} ${num(h * 0.2)}`,
    p.ink,
    3 * u,
    0.7
  );
}
function schoolGate(s) {
  const { w, h, p, u } = s;
  const [bw, y] = [w * 0.86, h * 0.4];
  let building = rect(0, 0, bw, h * 0.5, mix(p.paper, p.sky[2], 0.3)) + rect(0, -10 * u, bw, 14 * u, p.far) + shape(
    polygon([
      [bw * 0.4, 0],
      [bw * 0.4, -h * 0.1],
      [bw * 0.5, -h * 0.15],
      [bw * 0.6, -h * 0.1],
      [bw * 0.6, 0]
    ]),
    mix(p.paper, p.sky[2], 0.15)
  ) + circle(bw * 0.5, -h * 0.062, w * 0.032, "#ffffff", { ink: p.far, inkWidth: 4 * u }) + line(
    `M${num(bw * 0.5)} ${num(-h * 0.062)}v${num(-w * 0.02)}M${num(bw * 0.5)} ${num(-h * 0.062)}h${num(w * 0.014)}`,
    p.ink,
    3 * u
  );
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 9; column++)
      building += rect(
        bw * (0.035 + column * 0.106),
        h * (0.03 + row * 0.105),
        bw * 0.076,
        h * 0.062,
        mix(p.sky[0], "#ffffff", 0.25),
        { ink: p.far, inkWidth: 3 * u }
      );
  const trees = Array.from(
    { length: 7 },
    (_, index) => s.tree(w * index / 6, h * 0.95, s.random.between(1, 1.6), index % 2 ? p.pop : lighten(p.pop, 0.25))
  ).join("");
  return s.sky() + s.clouds(4, 0.05, 0.3, "#ffffff") + s.hill(h * 0.64, 18 * u, mix(p.far, p.sky[2], 0.4)) + place(building, w * 0.07, y) + trees + rect(0, h * 0.93, w, h * 0.07, p.near);
}

// ../../packages/demo-catalogue/src/scenery/water.ts
function harbour(s) {
  const { w, h, p, u, random } = s;
  let sparkle = "";
  for (let index = 0; index < 40; index++) {
    const y = h * (0.5 + random.next() ** 2 * 0.32);
    const k = (y / h - 0.44) * 2.2;
    sparkle += ellipse(
      w * 0.6 + random.between(-1, 1) * w * 0.4 * k,
      y,
      random.between(12, 50) * k * u * 1.4,
      (2 * k + 0.6) * u,
      p.lamp,
      { opacity: random.between(0.25, 0.8) }
    );
  }
  const boat = (x, y, k, colour) => place(
    shape("M-90 0H96L70 40H-66Z", colour) + shape("M-40 0V-44H30L40 0Z", p.paper) + rect(-24, -34, 20, 20, p.sky[1]) + rect(4, -34, 20, 20, p.sky[1]) + line("M-4 -44V-140M-4 -136L66 -10", p.ink, 4),
    x,
    y,
    k * u
  );
  const rail = Array.from(
    { length: 14 },
    (_, index) => `M${num(w * index / 13)} ${num(h * 0.8)}V${num(h * 0.92)}`
  ).join("");
  return s.sky() + s.sun(w * 0.62, h * 0.34, w * 0.1) + s.clouds(4, 0.06, 0.34) + s.hill(h * 0.5, 18 * u, mix(p.far, p.sky[2], 0.5)) + rect(
    0,
    h * 0.5,
    w,
    h * 0.5,
    s.canvas.linear([
      [0, mix(p.sky[2], p.far, 0.35)],
      [0.5, p.far],
      [1, p.near]
    ])
  ) + sparkle + boat(w * 0.2, h * 0.6, 0.9, p.pop) + boat(w * 0.85, h * 0.66, 1.2, mix(p.near, p.sky[0], 0.4)) + rect(0, h * 0.9, w, h * 0.1, mix(p.near, p.paper, 0.3)) + line(rail, mix(p.ink, p.near, 0.4), 8 * u) + line(`M0 ${num(h * 0.8)}H${num(w)}M0 ${num(h * 0.86)}H${num(w)}`, mix(p.ink, p.near, 0.4), 9 * u);
}
function beach(s) {
  const { w, h, p, u, random } = s;
  const foam = [0.74, 0.8].map(
    (y, index) => shape(
      blob([
        [-10, h * (y + 0.05), 1],
        [w * 0.2, h * y],
        [w * 0.5, h * (y + 0.03)],
        [w * 0.8, h * (y - 0.01)],
        [w + 10, h * (y + 0.03), 1],
        [w + 10, h, 1],
        [-10, h, 1]
      ]),
      index ? mix(p.paper, "#e8cfa0", 0.5) : "#ffffff",
      { opacity: index ? 1 : 0.75 }
    )
  ).join("");
  const grass = Array.from({ length: 26 }, () => {
    const x = random.between(-0.02, 1.02) * w;
    return `M${num(x)} ${num(h)}q${num(random.between(-14, 14) * u)} ${num(-50 * u)} ${num(random.between(-34, 34) * u)} ${num(-random.between(60, 120) * u)}`;
  }).join("");
  return s.sky() + s.clouds(4, 0.08, 0.36, "#ffffff") + s.sun(w * 0.28, h * 0.3, w * 0.09) + rect(
    0,
    h * 0.52,
    w,
    h * 0.48,
    s.canvas.linear([
      [0, mix(p.sky[1], p.far, 0.6)],
      [1, mix(p.far, p.sky[0], 0.3)]
    ])
  ) + foam + line(grass, mix(p.near, "#5a8a58", 0.4), 5 * u);
}
function lake(s) {
  const { w, h, p, u, random } = s;
  const reeds = Array.from({ length: 30 }, () => {
    const x = random.chance(0.5) ? random.between(-0.02, 0.3) * w : random.between(0.72, 1.02) * w;
    return `M${num(x)} ${num(h)}q${num(random.between(-10, 10) * u)} ${num(-60 * u)} ${num(random.between(-20, 20) * u)} ${num(-random.between(80, 170) * u)}`;
  }).join("");
  const ripples = Array.from(
    { length: 24 },
    () => ellipse(
      w * 0.5 + random.between(-0.3, 0.3) * w,
      h * random.between(0.64, 0.96),
      random.between(20, 90) * u,
      2.4 * u,
      p.lamp,
      { opacity: random.between(0.25, 0.7) }
    )
  ).join("");
  let pines = "";
  for (let index = 0; index < 22; index++)
    pines += s.pine(
      random.between(-0.02, 1.02) * w,
      h * 0.62,
      random.between(0.5, 0.95),
      mix(p.far, p.near, random.between(0, 0.6))
    );
  return s.sky() + s.stars(h * 0.5, 70) + s.sun(w * 0.5, h * 0.27, w * 0.14) + s.ridge(h * 0.52, h * 0.09, mix(p.far, p.sky[1], 0.5), 7) + pines + rect(
    0,
    h * 0.62,
    w,
    h * 0.38,
    s.canvas.linear([
      [0, mix(p.sky[1], p.far, 0.6)],
      [1, p.near]
    ])
  ) + shape(
    polygon([
      [w * 0.42, h * 0.62],
      [w * 0.58, h * 0.62],
      [w * 0.68, h],
      [w * 0.32, h]
    ]),
    p.lamp,
    { opacity: 0.22 }
  ) + ripples + line(reeds, p.ink, 5 * u);
}
function riverside(s) {
  const { w, h, p, u, random } = s;
  const grass = Array.from({ length: 40 }, () => {
    const x = random.between(0, w);
    return `M${num(x)} ${num(h * random.between(0.86, 1))}l${num(random.between(-8, 8) * u)} ${num(-random.between(16, 34) * u)}`;
  }).join("");
  const span = `M0 ${num(h * 0.44)}H${num(w)}V${num(h * 0.47)}H0Z`;
  const trusses = Array.from(
    { length: 9 },
    (_, index) => `M${num(w * index / 8)} ${num(h * 0.44)}L${num(w * (index + 0.5) / 8)} ${num(h * 0.36)}L${num(w * (index + 1) / 8)} ${num(h * 0.44)}`
  ).join("");
  return s.sky() + s.clouds(4, 0.04, 0.3) + s.sun(w * 0.7, h * 0.36, w * 0.1) + s.skyline(h * 0.56, mix(p.far, p.sky[2], 0.5), null, 0.6) + shape(span, mix(p.far, p.near, 0.5)) + line(trusses, mix(p.far, p.near, 0.5), 6 * u) + [0.15, 0.5, 0.85].map((x) => rect(w * x - 16 * u, h * 0.47, 32 * u, h * 0.15, mix(p.far, p.near, 0.5))).join("") + rect(
    0,
    h * 0.6,
    w,
    h * 0.14,
    s.canvas.linear([
      [0, mix(p.sky[1], p.lamp, 0.3)],
      [1, mix(p.sky[0], p.far, 0.4)]
    ])
  ) + shape(
    polygon([
      [0, h * 0.76],
      [w, h * 0.7],
      [w, h],
      [0, h]
    ]),
    s.canvas.linear([
      [0, mix("#7aa05a", p.far, 0.35)],
      [1, mix("#4a6a3a", p.near, 0.5)]
    ])
  ) + line(grass, mix(p.near, "#3a5a2a", 0.4), 3 * u, 0.7);
}
function bridge(s) {
  const { w, h, p, u } = s;
  const stone = mix(p.far, p.near, 0.4);
  const posts = [0.02, 0.14, 0.25, 0.34, 0.41].flatMap(
    (t) => [-1, 1].map((side) => {
      const x = w * 0.5 + side * w * (0.52 - t);
      const k = 1.15 - t * 2.2;
      const y = h * (0.94 - t * 0.72);
      return rect(x - 16 * k * u, y - 150 * k * u, 32 * k * u, 150 * k * u, stone) + rect(x - 22 * k * u, y - 164 * k * u, 44 * k * u, 18 * k * u, darken(stone, 0.3)) + s.glow(x, y - 190 * k * u, 60 * k * u, p.lamp, 0.8) + circle(x, y - 184 * k * u, 14 * k * u, lighten(p.lamp, 0.4));
    })
  ).join("");
  const deck = shape(
    polygon([
      [w * 0.44, h * 0.62],
      [w * 0.56, h * 0.62],
      [w * 1.1, h],
      [-w * 0.1, h]
    ]),
    s.canvas.linear([
      [0, mix(p.lamp, stone, 0.6)],
      [1, p.near]
    ])
  );
  const joints = [0.66, 0.71, 0.78, 0.87].map((y) => `M${num(w * 0.5 - w * (y - 0.56) * 1.5)} ${num(h * y)}H${num(w * 0.5 + w * (y - 0.56) * 1.5)}`).join("");
  return s.sky() + s.stars(h * 0.5, 60) + s.sun(w * 0.5, h * 0.36, w * 0.16) + s.ridge(h * 0.6, h * 0.06, mix(p.far, p.sky[2], 0.5), 9) + rect(
    0,
    h * 0.62,
    w,
    h * 0.38,
    s.canvas.linear([
      [0, mix(p.far, p.sky[1], 0.4)],
      [1, p.ink]
    ])
  ) + deck + line(joints, p.ink, 3 * u, 0.4) + posts;
}

// ../../packages/demo-catalogue/src/scenery/wilds.ts
function forest(s) {
  const { w, h, p, u, random } = s;
  let layers2 = "";
  for (let layer = 0; layer < 4; layer++) {
    const colour = mix(mix(p.sky[1], p.lamp, 0.2), p.near, 0.15 + layer * 0.27);
    for (let index = 0; index < 7 - layer; index++) {
      const x = random.between(-0.05, 1.05) * w;
      const trunk = (14 + layer * 17) * u;
      const branch = h * random.between(0.1, 0.5);
      const side = index % 2 ? 1 : -1;
      layers2 += shape(
        blob([
          [x - trunk * 1.7, h, 1],
          [x - trunk * 0.8, h * 0.7],
          [x - trunk * 0.6, -4, 1],
          [x + trunk * 0.6, -4, 1],
          [x + trunk * 0.7, h * 0.7],
          [x + trunk * 1.8, h, 1]
        ]),
        colour
      ) + shape(
        blob([
          [x, branch + 18 * u, 1],
          [x + side * w * 0.16, branch - 60 * u, 1],
          [x, branch - 4 * u, 1]
        ]),
        colour
      );
    }
    layers2 += rect(
      0,
      0,
      w,
      h,
      s.canvas.linear([
        [0.4, p.sky[2], 0],
        [1, p.sky[2], 0.3]
      ])
    );
  }
  const ferns = Array.from({ length: 16 }, () => {
    const [x, size] = [random.between(0, w), random.between(50, 110) * u];
    return [-50, -20, 10, 40].map(
      (turn) => place(
        shape(
          `M0 0Q${num(size * 0.16)} ${num(-size * 0.5)} 0 ${num(-size)}Q${num(-size * 0.16)} ${num(-size * 0.5)} 0 0Z`,
          mix(p.near, p.far, 0.25)
        ),
        x,
        h + 6,
        1,
        turn
      )
    ).join("");
  }).join("");
  return s.sky() + s.glow(w * 0.5, h * 0.35, w * 0.7, p.lamp, 0.8) + layers2 + s.lightShaft(w * 0.2, w * 0.08, -w * 0.14) + s.lightShaft(w * 0.5, w * 0.1, -w * 0.16, 0.13) + s.hill(h * 0.93, 14 * u, p.near) + ferns;
}
function orchard(s) {
  const { w, h, p, u, random } = s;
  let trees = "";
  for (let row = 0; row < 3; row++)
    for (let index = 0; index < 6 - row; index++) {
      const [x, y, k] = [w * (index + (row % 2 ? 0.5 : 0.2)) / (5 - row), h * (0.66 + row * 0.13), 0.62 + row * 0.34];
      trees += s.tree(x, y, k * 1.2, mix(mix("#5f9a5a", p.far, 0.4), p.near, row * 0.18));
      for (let fruit = 0; fruit < 7; fruit++)
        trees += circle(x + random.between(-66, 66) * k * u, y - random.between(80, 190) * k * u, 8 * k * u, p.pop);
    }
  return s.sky() + s.clouds(4, 0.06, 0.3, "#ffffff") + s.sun(w * 0.2, h * 0.2, w * 0.07) + s.hill(h * 0.58, 22 * u, mix(p.far, p.sky[2], 0.45)) + s.hill(h * 0.66, 12 * u, mix("#8ab06a", p.far, 0.4)) + trees + s.hill(h * 0.95, 8 * u, mix("#6a8a4a", p.near, 0.5));
}
function heights(s) {
  const { w, h, p } = s;
  return s.sky() + s.stars(h * 0.5, 80) + s.sun(w * 0.5, h * 0.4, w * 0.2) + s.clouds(5, 0.5, 0.7) + s.clouds(7, 0.72, 0.96, lighten(p.sky[2], 0.35), mix(p.sky[1], p.far, 0.3));
}
function cave(s) {
  const { w, h, p, u, random } = s;
  const fangs = Array.from({ length: 13 }, (_, index) => {
    const [x, long] = [w * (index + random.next() * 0.6) / 12, random.between(60, 220) * u];
    return shape(
      polygon([
        [x - 36 * u, -4],
        [x + 36 * u, -4],
        [x, long]
      ]),
      mix(p.near, p.ink, 0.4)
    );
  }).join("");
  const crystal = (x, k, turn) => place(
    shape("M-24 0L-30 -90L0 -150L28 -80L24 0Z", p.lamp, { opacity: 0.9, ink: lighten(p.lamp, 0.5), inkWidth: 3 }) + shape("M0 -150L28 -80L24 0H4Z", p.pop, { opacity: 0.4 }),
    x,
    h * 0.94,
    k * u,
    turn
  );
  return s.fill(p.near, p.far) + s.glow(w * 0.5, h * 0.7, w * 0.6, p.lamp, 0.8) + shape(
    blob([
      [0, h, 1],
      [0, 0, 1],
      [w * 0.2, 0, 1],
      [w * 0.12, h * 0.4],
      [w * 0.2, h * 0.8],
      [w * 0.1, h, 1]
    ]),
    mix(p.near, p.ink, 0.5)
  ) + shape(
    blob([
      [w, h, 1],
      [w, 0, 1],
      [w * 0.82, 0, 1],
      [w * 0.9, h * 0.4],
      [w * 0.8, h * 0.76],
      [w * 0.92, h, 1]
    ]),
    mix(p.near, p.ink, 0.5)
  ) + fangs + ellipse(w * 0.5, h * 0.92, w * 0.34, h * 0.05, p.lamp, { opacity: 0.5 }) + crystal(w * 0.2, 0.9, -14) + crystal(w * 0.28, 0.6, 8) + crystal(w * 0.8, 1.1, 12) + crystal(w * 0.72, 0.6, -10) + s.hill(h * 0.97, 8 * u, p.ink);
}
function crater(s) {
  const { w, h, p, u, random } = s;
  const earthAt = [w * 0.8, h * 0.1, w * 0.12];
  const land = blob(knots("-60 -30, -20 -70, 30 -52, 20 -10, 54 20, 10 62, -34 30"));
  const holes = Array.from({ length: 12 }, () => {
    const [x, y, size] = [random.between(0, w), h * random.between(0.84, 0.98), random.between(18, 60) * u];
    return ellipse(x, y, size, size * 0.28, mix(p.near, p.ink, 0.4)) + ellipse(x, y + size * 0.06, size * 0.9, size * 0.2, p.near);
  }).join("");
  const lit = [-70, -30, 10, 50].map((x) => rect(x, -64, 22, 26, p.lamp)).join("");
  const inn = place(
    shape("M-130 0V-60Q-130 -130 -40 -130H40Q130 -130 130 -60V0Z", mix(p.far, p.paper, 0.25), {
      ink: p.ink,
      inkWidth: 4
    }) + lit + rect(84, -52, 30, 52, p.ink) + line("M0 -130V-196", p.ink, 5) + circle(0, -200, 9, p.pop),
    w * 0.26,
    h * 0.74,
    u
  );
  return s.sky() + s.stars(h * 0.8, 130) + s.glow(earthAt[0], earthAt[1], earthAt[2] * 2, p.sky[1], 0.7) + circle(
    ...earthAt,
    s.canvas.linear(
      [
        [0, "#8ad0f0"],
        [1, "#2a5aa8"]
      ],
      0,
      0,
      1,
      1
    )
  ) + place(shape(land, "#7ab87a", { opacity: 0.9 }), earthAt[0], earthAt[1], earthAt[2] / 90) + s.ridge(h * 0.7, h * 0.05, mix(p.far, p.near, 0.2), 11) + s.glow(w * 0.26, h * 0.68, w * 0.24, p.lamp, 0.6) + inn + s.hill(h * 0.76, 12 * u, mix(p.far, p.paper, 0.12)) + holes;
}

// ../../packages/demo-catalogue/src/scenery/scenes.ts
var SCENES = {
  alley,
  beach,
  bedroom,
  belfry,
  bridge,
  busInside,
  busStop,
  cafe,
  castle,
  cave,
  classroom,
  corridor,
  crater,
  court,
  forest,
  harbour,
  heights,
  kitchen,
  lake,
  library,
  lift,
  lockers,
  office,
  orchard,
  riverside,
  rooftops,
  ruin,
  schoolGate,
  stairs,
  station,
  street,
  throne,
  towers,
  vault,
  workshop
};
var isIndoors = (scene) => scene in rooms_exports || scene in halls_exports || scene in old_halls_exports || scene in public_rooms_exports || scene === "cave";
function paintScene(canvas, scene, w, h, p, seed) {
  return SCENES[scene](new Stage(canvas, w, h, p, randomFrom(`${seed}/${scene}`)));
}

// ../../packages/demo-catalogue/src/cover/cover-scene.ts
var CoverScene = class {
  canvas;
  work;
  w;
  h;
  p;
  random;
  /** Wide frames keep the side free for words where a line begins. */
  wide;
  /** Where the subject stands. */
  cx;
  /** The size that subjects are measured in. */
  u;
  /** @param wordsAt where a line of the reader's language begins */
  constructor(canvas, work, [w, h], wordsAt) {
    this.canvas = canvas;
    this.work = work;
    this.w = w;
    this.h = h;
    this.p = hourOf(work, work.cover.hour);
    this.random = randomFrom(`${work.key}/cover`);
    this.wide = w > h * 1.3;
    this.cx = this.wide ? w * (wordsAt === "left" ? 0.67 : 0.33) : w * 0.5;
    this.u = this.wide ? h * 1.02 : Math.min(w, h * 0.82);
  }
  get isToned() {
    return this.work.manner.shading === "tone";
  }
  member(index) {
    const { cast } = this.work.cover;
    const member = cast[index % cast.length];
    const person = member ? this.work.cast[member.who] : void 0;
    if (!member || !person) throw new Error(`${this.work.key}'s cover names nobody`);
    return { person, mood: member.mood };
  }
  get count() {
    return this.work.cover.cast.length;
  }
  /** The place, taller than a wide frame, or its houses and moons would be huge. */
  place() {
    const { canvas, w, h, p, work } = this;
    const scene = work.cover.scene;
    if (!this.wide) return paintScene(canvas, scene, w, h, p, work.key);
    return place(paintScene(canvas, scene, w, h * 1.5, p, work.key), 0, -h * 0.34);
  }
  air(amount, weather = this.work.cover.weather) {
    return drawWeather(this.canvas, weather, this.w, this.h, this.p, this.random, amount);
  }
  /** What is in the air before the people. Wide motes stay behind them: they would lie over faces. */
  airBefore(amount) {
    const { weather } = this.work.cover;
    return this.air(amount, weather === "motes" ? "sparks" : weather);
  }
  glow(x, y, radius, colour, strength) {
    return circle(
      x,
      y,
      radius,
      this.canvas.radial([
        [0, colour, strength],
        [0.4, colour, strength * 0.45],
        [1, colour, 0]
      ])
    );
  }
  /** The lower part sinks into a colour, so that letters can stand on it. */
  sink(from, colour, strength = 0.92) {
    const { w, h } = this;
    return rect(
      0,
      h * from,
      w,
      h * (1 - from),
      this.canvas.linear([
        [0, colour, 0],
        [0.55, colour, strength * 0.62],
        [1, colour, strength]
      ])
    );
  }
  /** The upper part, likewise. */
  loft(to, colour, strength = 0.85) {
    return rect(
      0,
      0,
      this.w,
      this.h * to,
      this.canvas.linear([
        [0, colour, strength],
        [0.5, colour, strength * 0.5],
        [1, colour, 0]
      ])
    );
  }
  light(side) {
    return lightFrom(this.work, this.p, side);
  }
  /** A person of the cast, `size` units (of u) from crown to chin. */
  figure(index, x, y, size, turn, options = {}) {
    const { person, mood } = this.member(index);
    const { lean = 0, lift: lift2 = 0, wind = 0.2, lightSide = 1, mood: forced, ...rest } = options;
    const facing = Math.sign(turn);
    const scale = this.u * size / 235;
    const drawn2 = drawFigure(this.canvas, person, {
      bearing: { turn, mood: forced ?? mood, lean, lift: lift2, wind, gaze: [Math.abs(turn) > 110 ? 0 : facing * 0.45, 0] },
      posture: "rest",
      crop: "bust",
      light: this.light(lightSide),
      manner: scale < 0.42 ? { ...this.work.manner, pen: this.work.manner.pen * 1.5 } : this.work.manner,
      mirror: facing < 0,
      ...rest
    });
    return place(drawn2, x, y, scale);
  }
  silhouette(index, x, y, size, turn, colour, options = {}) {
    const { person } = this.member(index);
    const drawn2 = drawSilhouette(this.canvas, person, colour, {
      bearing: { turn, mood: "calm", wind: 0.4 },
      posture: "rest",
      crop: "full",
      ...options
    });
    const scale = this.u * size / 235;
    const standing = options.crop === "bust" ? 0 : (1 - (person.stature ?? 1)) * 1010 * scale;
    return place(drawn2, x, y + standing, scale);
  }
  tint(amount) {
    return mix(this.p.near, this.p.ink, amount);
  }
};

// ../../packages/demo-catalogue/src/cover/composed.ts
var low = (c, height = 0.22) => ({
  x: c.w * 0.08,
  y: c.h * (0.965 - height),
  w: c.w * 0.84,
  h: c.h * (height - 0.02)
});
var high = (c, height = 0.23) => ({
  x: c.w * 0.07,
  y: c.h * 0.045,
  w: c.w * 0.86,
  h: c.h * height
});

// ../../packages/demo-catalogue/src/cover/layouts-far.ts
function journey(c) {
  const { w, h, u, p, cx } = c;
  const ground = shape(
    blob([
      [-10, h + 10, 1],
      [-10, h * 0.93, 1],
      [w * 0.3, h * 0.89],
      [cx, h * 0.875],
      [w * 0.8, h * 0.9],
      [w + 10, h * 0.95, 1],
      [w + 10, h + 10, 1]
    ]),
    c.tint(0.6)
  );
  const size = 0.083;
  const feet = h * 0.885 - 1160 * u * size / 235;
  const people = c.silhouette(0, cx - u * (c.count > 1 ? 0.05 : 0), feet, size, 165, c.tint(0.75), {
    posture: "walkAway",
    prop: { kind: "lantern", colour: p.lamp }
  }) + (c.count > 1 ? c.silhouette(1, cx + u * 0.08, feet, size, -160, c.tint(0.75), { posture: "back" }) : "");
  const body = c.place() + c.glow(cx, h * 0.76, u * 0.42, p.lamp, 0.7) + rect(
    0,
    h * 0.55,
    w,
    h * 0.45,
    c.canvas.linear([
      [0, p.sky[2], 0],
      [1, p.sky[2], 0.5]
    ])
  ) + ground + people + c.air(1) + c.loft(0.4, p.sky[0], 0.5);
  return { body, titleBox: { ...high(c, 0.24), y: h * 0.17 } };
}
function still(c) {
  const { w, h, u, p, cx } = c;
  const { person } = c.member(0);
  const tones = tonesOf(person, c.light(1), c.work.manner);
  const kinds = { library: "lantern", workshop: "letter" };
  const kind = kinds[c.work.cover.scene] ?? "letter";
  const frame = rect(w * 0.05, h * 0.04, w * 0.9, h * 0.92, "none", { ink: p.lamp, inkWidth: 3 }) + rect(w * 0.065, h * 0.052, w * 0.87, h * 0.896, "none", { ink: p.lamp, inkWidth: 1.4 });
  const thing = place(
    drawProp({ kind, colour: p.pop }, 1, 0, tones),
    cx,
    h * 0.4,
    u / 600 * (kind === "lantern" ? 1.7 : 2.6)
  );
  const random = randomFrom(`${c.work.key}/still`);
  const sparks = Array.from(
    { length: 46 },
    () => circle(random.between(0.08, 0.92) * w, random.between(0.06, 0.9) * h, random.between(0.8, 2.6), p.lamp, {
      opacity: random.between(0.3, 0.9)
    })
  ).join("");
  const body = c.place() + rect(0, 0, w, h, p.ink, { opacity: 0.62 }) + c.glow(cx, h * 0.48, u * 0.6, p.lamp, 0.75) + thing + sparks + (c.wide ? "" : frame);
  return { body, titleBox: { x: w * 0.13, y: h * 0.72, w: w * 0.74, h: h * 0.17 } };
}

// ../../packages/demo-catalogue/src/cover/layouts-graphic.ts
function halo(c) {
  const { h, u, p, cx, random } = c;
  const cy = h * 0.4;
  const radius = u * 0.42;
  const ring2 = Array.from({ length: 30 }, (_, index) => {
    const angle = index / 30 * 360;
    return place(
      place(
        shape(
          `M0 ${num(-u * 0.036)}Q${num(u * 0.026)} 0 0 ${num(u * 0.03)}Q${num(-u * 0.026)} 0 0 ${num(-u * 0.036)}Z`,
          index % 2 ? p.lamp : p.paper
        ),
        0,
        -radius * 1.07
      ),
      cx,
      cy,
      1,
      angle
    );
  }).join("");
  const flowers = [
    [-0.42, 0.77, 1.3],
    [-0.28, 0.86, 0.9],
    [0.42, 0.79, 1.25],
    [0.29, 0.87, 0.95],
    [-0.47, 0.64, 0.8],
    [0.47, 0.66, 0.75],
    [-0.1, 0.93, 0.7],
    [0.1, 0.94, 0.8]
  ].map(
    ([dx, y, size]) => flower(c, cx + u * dx, h * y, u * 0.082 * size, random.pick([p.pop, lighten(p.pop, 0.4), p.paper]))
  ).join("");
  const body = c.place() + rect(0, 0, c.w, h, p.sky[0], { opacity: 0.28 }) + circle(
    cx,
    cy,
    radius,
    c.canvas.linear([
      [0, p.lamp],
      [1, p.sky[2]]
    ]),
    { ink: p.lamp, inkWidth: u * 8e-3 }
  ) + circle(cx, cy, radius * 0.9, "none", { ink: p.paper, inkWidth: 2.4 }) + ring2 + c.air(1.2) + c.figure(0, cx, h * 0.38, 0.52, 26, { lean: -6, bodyTurn: -12, posture: "chest", wind: 0.5, lightSide: -1 }) + flowers + c.sink(0.6, p.near);
  return { body, titleBox: { ...low(c, 0.23), x: c.w * 0.05, w: c.w * 0.9 } };
}
function flower(c, x, y, radius, colour) {
  const { p } = c;
  const leaf = `M0 0Q${num(radius * 0.7)} ${num(-radius * 0.5)} ${num(radius * 1.7)} 0Q${num(radius * 0.7)} ${num(radius * 0.4)} 0 0Z`;
  const petal = `M0 0C${num(-radius * 0.8)} ${num(-radius * 0.5)} ${num(-radius * 0.5)} ${num(-radius * 1.2)} 0 ${num(-radius)}C${num(radius * 0.5)} ${num(-radius * 1.2)} ${num(radius * 0.8)} ${num(-radius * 0.5)} 0 0Z`;
  const leaves = [60, 200, 320].map((turn) => place(shape(leaf, mix("#3f8a6a", p.near, 0.35)), 0, 0, 1, turn)).join("");
  const petals = [0, 72, 144, 216, 288].map((turn) => place(shape(petal, colour, { ink: mix(colour, p.ink, 0.4), inkWidth: 2 }), 0, 0, 1, turn)).join("");
  return place(
    leaves + petals + circle(0, 0, radius * 0.24, p.lamp, { ink: mix(p.lamp, p.ink, 0.5), inkWidth: 2 }),
    x,
    y,
    1,
    c.random.whole(0, 70)
  );
}
function eyes(c) {
  const { w, h, u, p, random } = c;
  const colours = [p.sky[1], p.pop, p.sky[0]];
  const tall = h * 0.74 / 3;
  let body = rect(0, 0, w, h, p.paper);
  for (let row = 0; row < 3; row++) {
    const tilt = h * 0.045 * (row % 2 ? 1 : -1);
    const y0 = row * tall - h * 0.02;
    const y1 = y0 + tall - 8;
    const outline = polygon([
      [-5, y0 + tilt],
      [w + 5, y0 - tilt],
      [w + 5, y1 + tilt * -0.6],
      [-5, y1 + tilt * 0.6]
    ]);
    const colour = colours[row] ?? p.pop;
    const look = row % 2 ? -1 : 1;
    const x = c.wide ? c.cx - w * (0.05 + look * 0.06) : w * (0.5 - look * 0.14);
    body += `${group(
      rect(0, 0, w, h, colour) + focusLines(w, h, [x, y0 + tall * 0.5], u * 0.3, lighten(colour, 0.5), random, 60, 0.6) + c.figure(row % c.count, x, y0 + tall * 0.56, 0.62, look * 26, {
        lean: look * -5,
        bodyTurn: look * 20,
        lightSide: look === 1 ? 1 : -1
      }),
      { clip: c.canvas.clip(outline) }
    )}<path d="${outline}" fill="none" stroke="${p.ink}" stroke-width="${num(u * 0.01)}"/>`;
  }
  body += shape(
    polygon([
      [0, h * 0.74],
      [w, h * 0.69],
      [w, h],
      [0, h]
    ]),
    p.ink
  ) + rect(0, h * 0.7, w, h * 0.3, c.canvas.dots(p.near, 14, 3.4), { opacity: 0.6 });
  return { body, titleBox: { x: w * 0.07, y: h * 0.755, w: w * 0.86, h: h * 0.2 } };
}
function shadow(c) {
  const { w, h, u, p, cx } = c;
  const dark = mix(p.ink, p.near, 0.25);
  const eye = (side) => c.glow(cx + side * u * 0.1, h * 0.415, u * 0.12, p.pop, 1) + ellipse(cx + side * u * 0.1, h * 0.415, u * 0.045, u * 0.017, "#fff1dc", {
    transform: `rotate(${side * -10} ${num(cx + side * u * 0.1)} ${num(h * 0.415)})`
  }) + circle(cx + side * u * 0.1, h * 0.415, u * 0.01, p.ink);
  const fingers = [-1, 1].flatMap(
    (side) => [0, 1, 2, 3].map((index) => {
      const x = cx + side * u * (0.2 + index * 0.075);
      const y = h * (0.72 + index % 2 * 0.025);
      return shape(
        blob([
          [x - u * 0.022, h * 1.03, 1],
          [x - u * 0.03, y + u * 0.12],
          [x - side * u * 0.02 - u * 0.014, y, 1],
          [x + u * 0.02, y + u * 0.1],
          [x + u * 0.03, h * 1.03, 1]
        ]),
        mix(p.ink, p.far, 0.3),
        { ink: p.ink, inkWidth: 3 }
      );
    })
  ).join("");
  const size = 0.045;
  const feet = h * 0.985 - 1160 * u * size / 235;
  const body = c.place() + c.glow(cx, h * 0.42, u * 0.95, p.sky[2], 1) + c.silhouette(1, cx, h * 0.41, 0.62, 0, dark, { crop: "bust" }) + eye(-1) + eye(1) + rect(
    0,
    h * 0.6,
    w,
    h * 0.4,
    c.canvas.linear([
      [0, p.near, 0],
      [0.7, p.near, 0.95],
      [1, p.near, 1]
    ])
  ) + fingers + c.glow(cx, h * 0.92, u * 0.26, p.lamp, 0.95) + c.silhouette(0, cx, feet, size, 170, p.ink, { posture: "back" }) + c.air(0.8);
  return { body, titleBox: { x: c.w * 0.07, y: c.h * 0.53, w: c.w * 0.86, h: c.h * 0.2 } };
}
function expose(c) {
  const { w, h, u, p, cx } = c;
  const mask = c.canvas.mask(
    c.silhouette(0, cx - u * 0.02, h * 0.4, 0.66, 90, "#ffffff", { crop: "bust", bodyTurn: 70 })
  );
  const walker = c.silhouette(
    c.count > 1 ? 1 : 0,
    cx + u * 0.34,
    h * 0.735 - 1160 * u * 0.038 / 235,
    0.038,
    80,
    p.ink,
    { posture: "walk" }
  );
  const body = rect(
    0,
    0,
    w,
    h,
    c.canvas.linear([
      [0, p.paper],
      [1, mix(p.paper, p.sky[2], 0.7)]
    ])
  ) + circle(cx + u * 0.2, h * 0.28, u * 0.28, p.pop, { opacity: 0.85 }) + group(c.place() + c.air(1), { mask }) + rect(
    0,
    h * 0.58,
    w,
    h * 0.42,
    c.canvas.linear([
      [0, p.paper, 0],
      [0.42, p.paper, 0.96],
      [1, p.paper]
    ])
  ) + walker + groundLine(c);
  return { body, titleBox: { x: w * 0.08, y: h * 0.765, w: w * 0.84, h: h * 0.18, onLight: true } };
}
function groundLine({ w, h, u, p, cx, canvas, wide }) {
  const y = h * 0.738;
  if (!wide) return line(`M${num(w * 0.06)} ${num(y)}H${num(w * 0.94)}`, p.near, 3);
  const fade = canvas.linear(
    [
      [0, p.near, 0],
      [0.5, p.near, 0.9],
      [1, p.near, 0]
    ],
    0,
    0,
    1,
    0
  );
  return rect(cx + u * 0.14, y - 1.5, u * 0.4, 3, fade);
}
function portrait(c) {
  const { h, u, p, cx } = c;
  const body = c.place() + c.glow(cx - u * 0.2, h * 0.36, u * 0.6, p.lamp, 0.7) + c.air(0.6) + c.figure(0, cx + u * 0.08, h * 0.42, 0.66, -88, { bodyTurn: -64, wind: 0.7, lift: 5, lightSide: -1 }) + (c.count > 1 ? c.silhouette(1, cx - u * 0.34, h * 0.72 - 1160 * u * 0.04 / 235, 0.04, 20, p.ink, { posture: "rest" }) : "") + c.airBefore(0.5) + c.sink(0.64, p.near, 0.95);
  return { body, titleBox: low(c, 0.21) };
}

// ../../packages/demo-catalogue/src/cover/layouts-people.ts
function duo(c) {
  const { w, h, u, p, cx } = c;
  const body = c.place() + rect(
    0,
    0,
    w,
    h,
    c.canvas.linear([
      [0, p.lamp, 0.16],
      [1, p.sky[1], 0.4]
    ])
  ) + c.glow(cx, h * 0.34, u * 0.62, p.paper, 0.6) + c.air(0.6) + c.figure(1, cx + u * 0.185, h * 0.34, 0.5, -30, { lean: 7, bodyTurn: -24, lightSide: -1 }) + c.figure(0, cx - u * 0.17, h * 0.45, 0.47, 28, {
    lean: -6,
    bodyTurn: 22,
    posture: "chest",
    lightSide: 1,
    wind: -0.3
  }) + c.airBefore(0.35) + c.sink(0.58, p.near);
  return { body, titleBox: low(c) };
}
function hero(c) {
  const { w, h, u, p, cx, random } = c;
  const tones = tonesOf(c.member(0).person, c.light(-1), c.work.manner);
  const second = c.count > 1 ? group(c.figure(1, cx + u * 0.24, h * 0.2, 0.62, -26, { bodyTurn: -20, lift: 8 }), { opacity: 0.5 }) : "";
  const body = c.place() + c.glow(cx, h * 0.4, u * 0.8, p.lamp, 0.8) + focusLines(w, h, [cx, h * 0.42], u * 0.44, p.paper, random, 100, 0.4) + second + c.air(0.6) + place(drawProp({ kind: "sword", colour: p.pop }, 1, 0, tones), cx + u * 0.36, h * 0.74, u / 600 * 2.1, 152) + c.figure(0, cx - u * 0.05, h * 0.35, 0.46, 24, { posture: "guard", lift: 6, lean: -5, wind: -0.9, lightSide: -1 }) + speedLines(w, h, -32, p.paper, random, 12, 0.5) + c.airBefore(0.9) + c.sink(0.62, p.ink, 0.96);
  return { body, titleBox: low(c, 0.25) };
}
function ensemble(c) {
  const { w, h, u, p, cx } = c;
  const spots = [
    [3, 0.34, 0.33, 0.33, -16],
    [2, -0.31, 0.35, 0.35, 18],
    [1, 0.19, 0.35, 0.41, -20],
    [0, -0.12, 0.5, 0.43, 14]
  ];
  const gestures = ["hips", "crossed", "wave", "peace"];
  const people = spots.filter(([index]) => index < c.count).map(
    ([index, dx, y, size, turn]) => c.figure(index, cx + u * dx, h * y, size, turn, {
      lean: dx * 14,
      posture: gestures[index] ?? "rest",
      bodyTurn: turn,
      lightSide: dx < 0 ? -1 : 1,
      wind: dx
    })
  ).join("");
  const body = c.place() + rect(0, 0, w, h, p.paper, { opacity: 0.18 }) + rays(w, h, [cx, h * 0.62], lighten(p.lamp, 0.4), 0.5, 18) + rect(0, h * 0.5, w, h * 0.5, c.canvas.dots(p.pop, 19, 5), { opacity: 0.26 }) + people + c.airBefore(0.4);
  return { body: body + c.sink(0.66, p.near, 0.9), titleBox: low(c, 0.24) };
}
function window(c) {
  const { w, h, u, p, cx } = c;
  const second = c.count > 1 ? c.figure(1, cx + u * 0.24, h * 0.38, 0.4, -26, {
    lean: 6,
    bodyTurn: -18,
    posture: "book",
    prop: { kind: "book", colour: p.pop },
    lightSide: -1
  }) : "";
  const body = c.place() + rect(0, 0, w, h, p.paper, { opacity: 0.12 }) + second + c.figure(0, cx - u * (c.count > 1 ? 0.14 : 0), h * 0.42, 0.46, c.count > 1 ? 22 : -18, {
    lean: -5,
    posture: "cup",
    prop: { kind: "cup", colour: p.pop },
    lightSide: 1
  }) + shape(
    polygon([
      [w * 0.1, 0],
      [w * 0.46, 0],
      [w * 0.12, h],
      [-w * 0.34, h]
    ]),
    p.lamp,
    { opacity: 0.17 }
  ) + c.airBefore(0.7) + c.sink(0.62, p.near, 0.9);
  return { body, titleBox: low(c, 0.22) };
}
function split(c) {
  const { w, h, u, p, cx } = c;
  const half = `M0 0H${num(cx + u * 0.13)}L${num(cx - u * 0.13)} ${num(h)}H0Z`;
  const body = c.place() + group(rect(0, 0, w, h, p.pop, { opacity: 0.8 }) + rect(0, 0, w, h, c.canvas.dots(lighten(p.pop, 0.35), 16, 4)), {
    clip: c.canvas.clip(half)
  }) + shape(
    polygon([
      [cx + u * 0.124, 0],
      [cx + u * 0.142, 0],
      [cx - u * 0.106, h],
      [cx - u * 0.124, h]
    ]),
    p.paper
  ) + c.air(0.8) + c.figure(1, cx + u * 0.21, h * 0.36, 0.46, 36, { lean: 4, bodyTurn: 30, posture: "crossed", lightSide: 1 }) + c.figure(0, cx - u * 0.21, h * 0.4, 0.46, -36, { lean: -4, bodyTurn: -30, posture: "hips", lightSide: -1 }) + c.sink(0.62, p.ink, 0.92);
  return { body, titleBox: low(c, 0.23) };
}
function duel(c) {
  const { w, h, u, p, cx, random } = c;
  const body = rect(
    0,
    0,
    w,
    h,
    c.canvas.linear([
      [0, p.sky[1]],
      [1, p.paper]
    ])
  ) + focusLines(w, h, [cx, h * 0.5], u * 0.3, p.ink, random, 90, 0.5) + c.figure(1, cx + u * 0.2, h * 0.27, 0.6, -24, { bodyTurn: -20, lift: 6, lightSide: -1 }) + shape(
    polygon([
      [0, h * 0.44],
      [w, h * 0.6],
      [w, h],
      [0, h]
    ]),
    p.paper,
    { opacity: 0.92 }
  ) + shape(
    polygon([
      [0, h * 0.435],
      [w, h * 0.595],
      [w, h * 0.61],
      [0, h * 0.45]
    ]),
    p.ink
  ) + rect(0, h * 0.5, w, h * 0.5, c.canvas.dots(p.far, 13, 3), { opacity: 0.35 }) + speedLines(w, h, -24, p.ink, random, 16, 0.4) + c.figure(0, cx - u * 0.2, h * 0.56, 0.42, 30, { bodyTurn: 26, posture: "guard", wind: -0.6, lightSide: 1 }) + c.sink(0.74, p.ink, 0.9);
  return { body, titleBox: low(c, 0.22) };
}

// ../../packages/demo-catalogue/src/cover/layouts.ts
var LAYOUTS = {
  duo,
  hero,
  ensemble,
  halo,
  journey,
  eyes,
  window,
  shadow,
  split,
  portrait,
  expose,
  still,
  duel
};
var composeCover = (scene) => LAYOUTS[scene.work.cover.layout](scene);

// ../../packages/demo-catalogue/src/cover/cover.ts
var FRAMES = {
  VERTICAL: { widthPx: 600, heightPx: 800, titled: true },
  SQUARE: { widthPx: 600, heightPx: 600, titled: true },
  DETAIL: { widthPx: 1440, heightPx: 660, titled: false },
  WIDE: { widthPx: 1200, heightPx: 675, titled: false },
  BANNER: { widthPx: 1440, heightPx: 640, titled: false }
};
function drawCover(book, work, language, frame) {
  const { widthPx, heightPx, titled } = FRAMES[frame];
  const edition = work.editions[language];
  if (!edition) throw new Error(`${work.key} has no edition in ${language}`);
  const canvas = new Canvas(widthPx, heightPx);
  const scene = new CoverScene(canvas, work, [widthPx, heightPx], language === "ar" ? "right" : "left");
  const { body, titleBox } = composeCover(scene);
  const p = hourOf(work, work.cover.hour);
  const shade = vignette(canvas, widthPx, heightPx, p.ink, work.manner.shading === "flat" ? 0.16 : 0.34);
  const title = titled ? drawTitle(canvas, book, edition.coverTitle, language, work.title, p, titleBox, randomFrom(`${work.key}/title`)) : "";
  return finishIn(work, canvas, rect(0, 0, widthPx, heightPx, p.near) + body + shade + title);
}

// ../../packages/demo-catalogue/src/strip/plans.ts
var PLANS2 = {
  romance: {
    talk: ["two", "close", "over", "close", "profile", "two", "close", "full"],
    strong: ["face", "close"],
    silent: ["eyes", "hand", "back", "profile", "pause"],
    silentEvery: 4,
    gapPx: [150, 290],
    insetPx: 64,
    slantPx: 0,
    backdrops: ["scene", "haze", "scene", "haze"],
    strongBackdrop: "haze",
    borderPx: 0,
    tall: 1.02
  },
  action: {
    talk: ["close", "low", "close", "over", "face", "profile", "full"],
    strong: ["face", "low"],
    silent: ["eyes", "back", "profile", "hand", "eyes"],
    silentEvery: 3,
    gapPx: [22, 110],
    insetPx: 0,
    slantPx: 46,
    backdrops: ["scene", "focus", "scene", "dark"],
    strongBackdrop: "focus",
    borderPx: 6,
    tall: 1.05
  },
  comedy: {
    talk: ["two", "full", "close", "chibi", "close", "two", "face"],
    strong: ["face", "chibi"],
    silent: ["chibi", "eyes", "full"],
    silentEvery: 5,
    gapPx: [70, 150],
    insetPx: 36,
    slantPx: 0,
    backdrops: ["scene", "dots", "plain", "rays"],
    strongBackdrop: "rays",
    borderPx: 7,
    tall: 0.94
  },
  dread: {
    talk: ["close", "over", "profile", "close", "full", "face"],
    strong: ["face", "eyes"],
    silent: ["pause", "eyes", "back", "pause", "hand"],
    silentEvery: 3,
    gapPx: [200, 420],
    insetPx: 90,
    slantPx: 0,
    backdrops: ["scene", "dark", "scene", "scene"],
    strongBackdrop: "dark",
    borderPx: 0,
    tall: 1.04
  },
  wonder: {
    talk: ["full", "close", "two", "profile", "over", "close", "low"],
    strong: ["face", "close"],
    silent: ["back", "pause", "eyes", "hand", "profile"],
    silentEvery: 4,
    gapPx: [110, 240],
    insetPx: 48,
    slantPx: 14,
    backdrops: ["scene", "scene", "haze", "scene"],
    strongBackdrop: "haze",
    borderPx: 0,
    tall: 1.08
  },
  daily: {
    talk: ["two", "close", "full", "over", "two", "profile", "close"],
    strong: ["close", "face"],
    silent: ["hand", "pause", "back", "profile"],
    silentEvery: 4,
    gapPx: [120, 220],
    insetPx: 54,
    slantPx: 0,
    backdrops: ["scene", "scene", "plain", "scene"],
    strongBackdrop: "plain",
    borderPx: 3,
    tall: 0.96
  },
  match: {
    talk: ["close", "low", "face", "over", "profile", "two"],
    strong: ["face", "eyes"],
    silent: ["eyes", "back", "profile", "eyes"],
    silentEvery: 4,
    gapPx: [18, 18],
    insetPx: 0,
    slantPx: 30,
    backdrops: ["scene", "plain", "scene", "plain"],
    strongBackdrop: "focus",
    borderPx: 5,
    tall: 1
  },
  case: {
    talk: ["two", "full", "close", "over", "profile", "full", "two"],
    strong: ["face", "close"],
    silent: ["hand", "back", "profile", "pause"],
    silentEvery: 5,
    gapPx: [18, 18],
    insetPx: 0,
    slantPx: 0,
    backdrops: ["scene", "scene", "plain", "scene"],
    strongBackdrop: "plain",
    borderPx: 4,
    tall: 1
  }
};

// ../../packages/demo-catalogue/src/strip/director.ts
var STRONG = ["shock", "shout", "cry", "angry", "laugh", "strain"];
function directEpisode(work, episode) {
  const script = work.episodes[episode];
  if (!script) throw new RangeError(`${work.key} has no episode ${episode}`);
  const director = new Director(work, `${work.key}/${episode}`);
  for (const passage of script.passages) director.film(passage);
  return director.panels;
}
var Director = class {
  panels = [];
  #work;
  #plan;
  #seed;
  #random;
  #talk;
  #silent;
  #strong = 0;
  #backdrop;
  #since = 0;
  #partner = null;
  #speaker = null;
  constructor(work, seed) {
    this.#work = work;
    this.#plan = PLANS2[work.plan];
    this.#seed = seed;
    this.#random = randomFrom(`${seed}/director`);
    this.#talk = hashText(seed) % this.#plan.talk.length;
    this.#silent = hashText(`${seed}s`) % this.#plan.silent.length;
    this.#backdrop = hashText(`${seed}b`) % this.#plan.backdrops.length;
  }
  film(passage) {
    const present = [
      ...new Set(passage.beats.flatMap((beat) => [beat.who, ...beat.others ?? []]).filter((who) => who !== null))
    ];
    this.#speaker = null;
    this.#partner = null;
    let first = true;
    for (let index = 0; index < passage.beats.length; index++) {
      const beat = passage.beats[index];
      if (!beat) continue;
      const next = passage.beats[index + 1];
      if (first && !beat.shot) {
        this.#establish(passage, beat, present);
        if (beat.tone === "box") {
          first = false;
          continue;
        }
      }
      first = false;
      const shot = this.#shotFor(beat, next, present);
      const joins = shot === "two" && next?.letters && next.who !== null && next.who !== beat.who && !next.shot && next.tone !== "box" && !STRONG.includes(next.mood);
      this.#take(passage, joins && next ? [beat, next] : [beat], shot, present);
      if (joins) index++;
      const last = index === passage.beats.length - 1;
      if (this.#since >= this.#plan.silentEvery && !last) this.#rest(passage, beat, passage.beats[index + 1], present);
    }
  }
  /** Where we are: the place, and who is in it from afar. */
  #establish(passage, beat, present) {
    const lines = beat.tone === "box" && beat.letters ? [{ who: null, tone: "box", letters: beat.letters }] : [];
    const actors = present.slice(0, 2).map((who) => ({ who, mood: "calm" }));
    this.#push({ shot: "wide", passage, actors, lines, direction: {}, backdrop: "scene", strong: false });
  }
  #shotFor(beat, next, present) {
    if (beat.shot) return beat.shot;
    if (beat.who === null) return "pause";
    const previous = this.panels[this.panels.length - 1]?.shot;
    if (STRONG.includes(beat.mood) || beat.tone === "shout") {
      const shot = cycled(this.#plan.strong, this.#strong++);
      return shot === previous ? cycled(this.#plan.strong, this.#strong++) : shot;
    }
    for (let tries = 0; tries < this.#plan.talk.length; tries++) {
      const shot = cycled(this.#plan.talk, this.#talk++);
      const alone = present.length < 2 && (shot === "two" || shot === "over");
      if (!alone && shot !== previous && shot !== next?.shot) return shot;
    }
    return "close";
  }
  #take(passage, beats, shot, present) {
    const [beat] = beats;
    if (!beat) return;
    const { who } = beat;
    if (who !== null && who !== this.#speaker) {
      this.#partner = this.#speaker;
      this.#speaker = who;
    }
    const partner = (beat.to !== who ? beat.to : null) ?? beats[1]?.who ?? (this.#partner && this.#partner !== who ? this.#partner : null) ?? present.find((other) => other !== who) ?? null;
    const actors = who === null ? [] : [{ who, mood: beat.mood }];
    const withPartner = shot === "two" || shot === "over" || shot === "clash" || shot === "full" && this.#random.chance(0.5) && !beat.posture || shot === "back" || shot === "wide";
    if (beat.others) actors.push(...beat.others.map((other) => ({ who: other, mood: beat.mood })));
    else if (withPartner && partner && who !== null)
      actors.push({ who: partner, mood: beats[1]?.mood ?? answering(beat.mood) });
    const lines = beats.flatMap(
      (each) => each.letters ? [{ who: each.tone === "box" ? null : each.who, tone: each.tone ?? "say", letters: each.letters }] : []
    );
    const strong = STRONG.includes(beat.mood) || beat.tone === "shout";
    const scenic = shot === "wide" || shot === "back" || shot === "full" || shot === "pause" || shot === "over" || shot === "group";
    const backdrop = scenic ? "scene" : shot === "action" ? "focus" : strong ? this.#plan.strongBackdrop : cycled(this.#plan.backdrops, this.#backdrop++);
    this.#push({ shot, passage, actors, lines, direction: beat, backdrop, strong });
    this.#since += lines.length;
  }
  /** A panel in which nobody speaks. */
  #rest(passage, beat, after, present) {
    this.#since = 0;
    const taken = [this.panels[this.panels.length - 1]?.shot, after?.shot];
    let shot = cycled(this.#plan.silent, this.#silent++);
    for (let tries = 0; tries < this.#plan.silent.length && taken.includes(shot); tries++)
      shot = cycled(this.#plan.silent, this.#silent++);
    const who = shot === "eyes" || shot === "profile" ? this.#partner ?? beat.who : beat.who;
    const subject = who ?? present[0] ?? null;
    const other = present.find((each) => each !== subject);
    const actors = subject === null || shot === "pause" ? [] : [{ who: subject, mood: shot === "eyes" ? answering(beat.mood) : beat.mood }];
    if (other && (shot === "back" || shot === "clash" || shot === "wide")) actors.push({ who: other, mood: "calm" });
    this.#push({
      shot,
      passage,
      actors,
      lines: [],
      direction: beat.prop ? { prop: beat.prop } : {},
      backdrop: shot === "action" ? "focus" : shot === "eyes" ? this.#plan.strongBackdrop : "scene",
      strong: false
    });
  }
  #push(made) {
    const index = this.panels.length;
    this.panels.push({
      key: `${this.#seed}/${index}`,
      shot: made.shot,
      place: made.passage.place,
      hour: made.passage.hour,
      weather: made.passage.weather ?? "none",
      backdrop: made.backdrop,
      actors: made.actors,
      direction: made.direction,
      lines: made.lines,
      side: this.#sideOf(made.actors[0]?.who ?? null),
      strong: made.strong
    });
  }
  /** Each person keeps to one side while they talk: the line between two speakers is not crossed. */
  #sideOf(who) {
    if (who === null) return this.panels.length % 2 ? 1 : -1;
    return Object.keys(this.#work.cast).indexOf(who) % 2 ? -1 : 1;
  }
};
function answering(mood) {
  switch (mood) {
    case "angry":
    case "shout":
      return "shock";
    case "sad":
    case "cry":
      return "worry";
    case "joy":
    case "laugh":
      return "smile";
    case "smirk":
      return "deadpan";
    case "cold":
      return "worry";
    default:
      return "calm";
  }
}

// ../../packages/demo-catalogue/src/strip/spots.ts
var FULL_HEIGHT = 1300;
var SOLES = 1160;
var CROWN = 140;
var CHIBI_STATURE = 0.4;
var CHIBI_SOLES = 560;
var CHIBI_HEAD = 1.3;
var CHIBI_CROWN = 196;
var THIGHS = 700;
var WHOLE = ["walk", "walkAway", "run", "leap", "fall", "sit", "crouch", "kick", "sword"];
var LISTENING = ["akimbo", "holdArm", "restTurned", "rest"];
var TALKING = ["two", "over", "close", "face", "profile", "low", "group", "full", "chibi"];
var ROOM_PER_LETTER = 1.05;
function makeRoom(spot, panel, box2, textPx2) {
  const letters = panel.lines.reduce(
    (sum, line2) => sum + (line2.tone === "box" ? 0.6 : 1) * (line2.letters[0].length + 8),
    0
  );
  const crowd = Math.min(0.5, letters * textPx2 * textPx2 * ROOM_PER_LETTER / (box2.w * box2.h));
  if (!TALKING.includes(panel.shot) || crowd < 0.08) return spot;
  const stands = spot.ground !== void 0;
  const scale = spot.scale * (1 - crowd * (stands ? 0.42 : 0.62));
  if (spot.ground !== void 0) {
    const aside2 = panel.actors.length > 1 ? 0 : panel.side * crowd * 0.25 * box2.w;
    return { ...spot, scale, x: spot.x + aside2, y: spot.y + spot.ground * (spot.scale - scale) };
  }
  const aside = panel.shot === "two" || panel.shot === "group" ? 0 : panel.side * crowd * 0.24 * box2.w * (spot.dim ? -0.3 : 1);
  return { ...spot, scale: spot.dim ? spot.scale : scale, x: spot.x + aside, y: spot.y + crowd * 0.34 * box2.h };
}
function spotsFor(panel, { x, y, w, h }, random) {
  const { side, shot } = panel;
  const look = -side;
  const at = (fx, fy) => ({ x: x + w * fx, y: y + h * fy });
  const talkative = panel.lines.length > 0 ? 0.06 : 0;
  const bust = Math.min(h / 430, w / 440);
  switch (shot) {
    case "two": {
      const scale = Math.min(h / 540, w / 560);
      return [
        { ...at(0.5 + side * 0.23, 0.5 + talkative), scale, turn: look * random.between(26, 40), bodyTurn: look * 22 },
        {
          ...at(0.5 - side * 0.23, 0.47 + talkative),
          scale: scale * 0.96,
          turn: side * random.between(24, 40),
          bodyTurn: side * 22
        }
      ];
    }
    case "over":
      return [
        {
          ...at(0.5 + side * 0.14, 0.46 + talkative),
          scale: bust * 0.86,
          turn: look * random.between(16, 34),
          bodyTurn: look * 14
        },
        {
          ...at(0.5 - side * 0.42, 0.66),
          scale: bust * 1.5,
          turn: side * 148,
          bodyTurn: side * 150,
          posture: "rest",
          dim: true
        }
      ];
    case "face":
      return [
        {
          ...at(0.5 + side * 0.05, 0.5 + talkative),
          scale: Math.min(h / 330, w / 330),
          turn: look * random.between(4, 16),
          posture: "rest",
          wind: 0.5 * look,
          lean: random.between(-5, 5)
        }
      ];
    case "eyes":
      return [{ ...at(0.5 + side * 0.04, 0.44), scale: Math.max(w / 250, h / 130), turn: look * 12, posture: "rest" }];
    case "profile":
      return [
        {
          ...at(0.5 + side * 0.14, 0.47 + talkative),
          scale: Math.min(h / 390, w / 400),
          turn: look * 90,
          bodyTurn: look * 72,
          posture: "rest",
          wind: look * -0.5,
          lift: 4
        }
      ];
    case "low":
      return [
        {
          ...at(0.5 + side * 0.08, 0.42 + talkative),
          scale: Math.min(h / 380, w / 380),
          turn: look * random.between(18, 32),
          lift: 15,
          wind: look * 0.6
        }
      ];
    case "full":
      return fullSpots(panel, { x, y, w, h }, random);
    case "back": {
      const scale = h * 0.82 / FULL_HEIGHT;
      const feet = y + h * 0.98 - SOLES * scale;
      return [
        {
          x: x + w * (panel.actors.length > 1 ? 0.4 : 0.5),
          y: feet,
          scale,
          turn: 172 * look,
          crop: "full",
          posture: random.chance(0.5) ? "back" : "walkAway",
          wind: 0.4
        },
        {
          x: x + w * 0.64,
          y: feet - 20 * scale,
          scale,
          turn: -158 * look,
          crop: "full",
          posture: "backTurned",
          wind: 0.4
        }
      ];
    }
    case "wide": {
      const scale = h * 0.43 / FULL_HEIGHT;
      const feet = y + h * 0.965 - SOLES * scale;
      return [
        { x: x + w * (0.5 + side * 0.16), y: feet, scale, turn: look * 40, crop: "full", posture: "rest", wind: 0.3 },
        {
          x: x + w * (0.5 - side * 0.16),
          y: feet,
          scale,
          turn: side * 40,
          crop: "full",
          posture: "restTurned",
          mirror: side > 0,
          wind: 0.3
        }
      ];
    }
    case "action": {
      const scale = h * 0.78 / FULL_HEIGHT;
      const posture2 = panel.direction.posture ?? random.pick(["leap", "run", "kick", "sword"]);
      const spots = [
        {
          x: x + w * (0.5 + side * 0.08),
          y: y + h * 0.24,
          scale,
          turn: look * (posture2 === "run" ? 78 : 32),
          crop: "full",
          posture: posture2,
          wind: -look * 0.9,
          lean: look * 6
        }
      ];
      spots.push({
        x: x + w * (0.5 - side * 0.32),
        y: y + h * 0.42,
        scale: scale * 0.72,
        turn: side * 34,
        crop: "full",
        posture: "guard",
        wind: look * 0.6
      });
      return spots;
    }
    case "chibi": {
      const scale = Math.min(h * 0.93 / (CHIBI_SOLES + CHIBI_CROWN), w / (panel.actors.length > 1 ? 560 : 420));
      return panel.actors.map((_, index) => ({
        x: x + w * (panel.actors.length > 1 ? 0.5 + (index ? -side : side) * 0.23 : 0.5 + side * (talkative ? 0.15 : 0.06)),
        y: y + h * 0.97 - CHIBI_SOLES * scale,
        scale,
        turn: (index ? side : look) * 18,
        crop: "full",
        ground: CHIBI_SOLES,
        headSize: CHIBI_HEAD,
        level: true,
        ...index ? { posture: random.pick(LISTENING) } : {}
      }));
    }
    case "group": {
      const count = panel.actors.length;
      const scale = Math.min(h / 620, w / (count * 230));
      return panel.actors.map((_, index) => ({
        x: x + w * (index + 0.5) / count,
        y: y + h * (0.47 + talkative + index % 2 * 0.06),
        scale,
        turn: (index < count / 2 ? 1 : -1) * random.between(8, 30)
      }));
    }
    case "clash":
    case "hand":
    case "pause":
      return [];
    default:
      return [
        {
          ...at(0.5 + side * 0.13, 0.5 + talkative),
          scale: bust * random.between(0.92, 1.06),
          turn: look * random.between(18, 40),
          bodyTurn: look * random.between(8, 26)
        }
      ];
  }
}
function fullSpots(panel, { x, y, w, h }, random) {
  const { side } = panel;
  const look = -side;
  const posture2 = panel.direction.posture;
  const alone = panel.actors.length < 2;
  const whole = panel.lines.length === 0 || posture2 !== void 0 && WHOLE.includes(posture2);
  const ground = whole ? SOLES : THIGHS;
  const scale = whole ? Math.min(h * 0.93 / FULL_HEIGHT, w / (alone ? 460 : 560)) : Math.min(h * 0.88 / (THIGHS + CROWN), w / (alone ? 520 : 640));
  const spot = (fx, turn, first) => ({
    x: x + w * fx,
    y: y + h * (whole ? 0.98 : 1) - ground * scale,
    scale,
    turn,
    crop: "full",
    ground,
    bodyTurn: turn * 0.7,
    wind: random.between(0, 0.4),
    ...alone && !whole ? { level: true } : {},
    ...first ? {} : { posture: random.pick(LISTENING) }
  });
  if (!alone) return [spot(0.5 + side * 0.22, look * 34, true), spot(0.5 - side * 0.22, side * 34, false)];
  const only = spot(0.5 + side * 0.06, look * 26, true);
  return [
    posture2 === "walk" || posture2 === "run" ? withoutBodyTurn({ ...only, turn: look * 80 }) : posture2 ? withoutBodyTurn(only) : only
  ];
}
function withoutBodyTurn(spot) {
  const { bodyTurn: _, ...rest } = spot;
  return rest;
}

// ../../packages/demo-catalogue/src/strip/panel-art.ts
function drawPanelArt(canvas, work, panel, box2, placed) {
  const p = hourOf(work, panel.hour);
  const random = randomFrom(`${panel.key}/art`);
  const toned = work.manner.shading === "tone";
  const ground = drawGround(canvas, work, panel, box2, p, random);
  const outside = !isIndoors(panel.place) && panel.weather !== "none" && (panel.backdrop === "scene" || panel.shot === "action");
  const weather = (amount) => outside ? place(drawWeather(canvas, panel.weather, box2.w, box2.h, p, random, amount), box2.x, box2.y) : "";
  if (panel.shot === "hand") return ground + drawHandShot(canvas, work, panel, box2, p);
  if (panel.shot === "clash") return drawClash(canvas, work, panel, box2, p, random) + weather(1.4);
  const order = [...placed].sort((a, b) => Number(a.dim ?? false) - Number(b.dim ?? false) || a.scale - b.scale);
  const people = order.map((actor) => drawPlaced(canvas, work, panel, actor, p)).join("");
  const behind = panel.shot === "face" || panel.shot === "eyes" ? 0.3 : 0.8;
  const streaks = panel.shot === "action" ? place(speedLines(box2.w, box2.h, panel.side * 24, toned ? "#ffffff" : p.paper, random, 18, 0.8), box2.x, box2.y) : panel.shot === "eyes" && panel.strong ? place(speedLines(box2.w, box2.h, 0, p.paper, random, 14, 0.6), box2.x, box2.y) : "";
  return ground + weather(behind) + people + weather(panel.shot === "face" ? 0.1 : 0.3) + streaks;
}
function drawPlaced(canvas, work, panel, actor, p) {
  const base = lightFrom(work, p, panel.side === 1 ? -1 : 1, panel.shot !== "wide");
  const light = actor.dim ? { side: base.side, shade: p.ink, key: p.near, depth: Math.min(0.9, base.depth + 0.5) } : base;
  const small = actor.scale < 0.42;
  const manner = small ? { ...work.manner, pen: work.manner.pen * 1.5 } : work.manner;
  const person = panel.shot === "chibi" ? { ...actor.person, stature: CHIBI_STATURE } : actor.person;
  const drawn2 = drawFigure(canvas, person, {
    bearing: actor.bearing,
    posture: actor.posture,
    mirror: actor.mirror,
    ...actor.bodyTurn === void 0 ? {} : { bodyTurn: actor.bodyTurn },
    crop: actor.crop,
    light,
    manner,
    ...actor.prop ? { prop: actor.prop } : {},
    ...actor.headSize ? { headSize: actor.headSize } : {}
  });
  return place(drawn2, actor.x, actor.y, actor.scale);
}
function drawGround(canvas, work, panel, { x, y, w, h }, p, random) {
  const at = (body) => place(body, x, y);
  const fill = (top, bottom) => rect(
    x,
    y,
    w,
    h,
    canvas.linear([
      [0, top],
      [1, bottom]
    ])
  );
  const seed = `${work.key}/${panel.place}/${panel.hour}`;
  switch (panel.backdrop) {
    case "haze":
      return fill(lighten(p.sky[1], 0.3), p.sky[2]) + at(drawWeather(canvas, "motes", w, h, p, random, 1.1));
    case "focus":
      return fill(mix(p.sky[1], p.pop, 0.2), p.sky[2]) + at(focusLines(w, h, [w * (0.5 + panel.side * 0.06), h * 0.48], Math.min(w, h) * 0.34, p.ink, random, 100, 0.82));
    case "dots":
      return fill(lighten(p.sky[1], 0.35), p.sky[2]) + rect(x, y, w, h, canvas.dots(p.pop, 20, 5), { opacity: 0.32 });
    case "rays":
      return fill(p.sky[2], lighten(p.lamp, 0.3)) + at(rays(w, h, [w / 2, h * 0.55], mix(p.pop, p.lamp, 0.5), 0.5, 16));
    case "dark":
      return fill(p.ink, mix(p.ink, p.near, 0.7)) + rect(
        x,
        y,
        w,
        h,
        canvas.radial(
          [
            [0, p.far, 0.7],
            [1, p.far, 0]
          ],
          0.5 + panel.side * 0.1,
          0.45,
          0.6
        )
      );
    case "plain":
      return fill(mix(p.paper, p.sky[1], 0.5), mix(p.paper, p.pop, 0.16));
    default:
      return drawPlace(canvas, panel, { x, y, w, h }, p, seed);
  }
}
function drawPlace(canvas, panel, { x, y, w, h }, p, seed) {
  const far = panel.shot === "wide" || panel.shot === "back" || panel.shot === "full" || panel.shot === "chibi" || panel.shot === "pause" || panel.shot === "action";
  if (far) {
    const dim = panel.shot === "pause" && panel.lines.length > 0 ? rect(x, y, w, h, p.ink, { opacity: 0.3 }) : "";
    const fog = panel.shot === "wide" ? rect(
      x,
      y + h * 0.7,
      w,
      h * 0.3,
      canvas.linear([
        [0, p.sky[2], 0],
        [1, p.sky[2], 0.28]
      ])
    ) : "";
    return place(paintScene(canvas, panel.place, w, h, p, seed), x, y) + dim + fog;
  }
  const zoom = panel.shot === "two" || panel.shot === "group" ? 1.25 : 1.55;
  const slide = panel.side > 0 ? 0.12 : 0.4;
  const scene = place(
    paintScene(canvas, panel.place, w * zoom, h * zoom, p, seed),
    x - w * (zoom - 1) * slide * 1.6,
    y - h * (zoom - 1) * 0.42
  );
  return scene + rect(x, y, w, h, p.paper, { opacity: panel.shot === "over" ? 0.12 : 0.24 });
}
function drawClash(canvas, work, panel, { x, y, w, h }, p, random) {
  const blade2 = (side) => place(
    shape("M-460 -20H360L440 0L360 20H-460Z", "#f0f4fa", { ink: p.ink, inkWidth: 8 }) + shape("M-460 0H436L360 20H-460Z", "#9fb0cc"),
    x + w / 2 - side * 30,
    y + h * 0.5,
    w / 800,
    side > 0 ? 36 : 144
  );
  return rect(x, y, w, h, p.lamp) + place(focusLines(w, h, [w / 2, h / 2], Math.min(w, h) * 0.16, p.pop, random, 110, 0.95), x, y) + circle(
    x + w / 2,
    y + h / 2,
    w * 0.5,
    canvas.radial([
      [0, "#ffffff", 1],
      [1, "#ffffff", 0]
    ])
  ) + (work.plan === "match" ? "" : panel.actors.length > 0 ? blade2(1) + blade2(-1) : "") + place(burst([w / 2, h / 2], w * 0.08, w * 0.3, 15, "#ffffff", random), x, y) + (work.plan === "match" ? ball(x + w / 2, y + h / 2, Math.min(w, h) * 0.13, p) : "");
}
var ball = (x, y, radius, p) => circle(x, y, radius, p.paper, { ink: p.ink, inkWidth: radius * 0.09 }) + place(shape("M-70 -70Q-10 0 -70 70M70 -70Q10 0 70 70", "none", { ink: p.far, inkWidth: 9 }), x, y, radius / 100);
function drawHandShot(canvas, work, panel, { x, y, w, h }, p) {
  const actor = panel.actors[0];
  const person = actor ? work.cast[actor.who] : void 0;
  if (!person) return "";
  const light = lightFrom(work, p, panel.side === 1 ? -1 : 1);
  const tones = tonesOf(person, light, work.manner);
  const ink = { skin: tones.skin, shade: tones.skinShade, ink: tones.skinInk, pen: tones.pen * 0.7 };
  const prop = panel.direction.prop;
  const scale = h / 190;
  const wrist = [w * (0.5 - panel.side * 0.06), h * 0.36];
  const angle = panel.side * 34;
  const held = prop ? drawProp({ kind: prop.kind, colour: prop.colour }, 1, angle, tones) : "";
  const arm = {
    root: [wrist[0] + panel.side * 420, wrist[1] - 520],
    joint: [wrist[0] + panel.side * 220, wrist[1] - 300],
    end: wrist,
    widths: [190, 150, 26 * scale * 1.15]
  };
  const sleeve = inked(limbOutline(arm, 1.9), tones.lit(person.topColour), tones.inkFor(person.topColour), 3 * tones.pen) + shape(limbBand(arm, 0.76, 0.9, 6), tones.lit(person.accentColour), {
    ink: tones.inkFor(person.accentColour),
    inkWidth: 4
  });
  const form = prop ? "hold" : ["relaxed", "open", "fist", "point"][panel.key.length % 4];
  const glow = circle(
    x + w * 0.5,
    y + h * 0.6,
    w * 0.4,
    canvas.radial([
      [0, p.lamp, 0.6],
      [1, p.lamp, 0]
    ])
  );
  const hand = drawHand(form ?? "open", wrist, angle, panel.side === 1 ? -1 : 1, scale, ink, held);
  return rect(x, y, w, h, mix(p.paper, p.sky[1], 0.45), { opacity: 0.55 }) + glow + place(hand + sleeve, x, y);
}
function panelOutline({ x, y, w, h }, slant) {
  if (!slant) return box(x, y, w, h);
  return polygon([
    [x, y + Math.max(0, slant)],
    [x + w, y + Math.max(0, -slant)],
    [x + w, y + h - Math.max(0, slant)],
    [x, y + h - Math.max(0, -slant)]
  ]);
}
var panelFrame = (d, colour, width) => width ? `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${num(width)}" stroke-linejoin="miter"/>` : "";
var clipped = (canvas, body, d) => group(body, { clip: canvas.clip(d) });
var soundColours = (p, toned) => toned ? { fill: "#111111", edge: "#ffffff", inner: "#ffffff" } : { fill: p.pop, edge: darken(p.pop, 0.62), inner: "#ffffff" };

// ../../packages/demo-catalogue/src/strip/staging.ts
var HOLDING = {
  umbrella: "umbrella",
  sword: "sword",
  phone: "phone",
  cup: "cup",
  book: "book",
  lantern: "phone",
  staff: "umbrella",
  letter: "phone",
  flower: "phone",
  pan: "guard",
  bread: "cup",
  torch: "phone",
  racket: "sword",
  ball: "phone"
};
var GESTURES = {
  joy: ["clasp", "cheer", "wave", "rest"],
  laugh: ["hips", "mouth", "scratch"],
  angry: ["hips", "point", "guard"],
  shout: ["point", "raise", "guard"],
  shock: ["mouth", "rest", "clasp"],
  sad: ["chest", "holdArm", "rest"],
  cry: ["mouth", "chest"],
  smirk: ["crossed", "hips", "think"],
  shy: ["chest", "clasp", "holdArm"],
  cold: ["crossed", "akimbo"],
  talk: ["shrug", "akimbo", "reach", "restTurned", "rest"],
  worry: ["chest", "think", "mouth"],
  strain: ["clasp", "guard"],
  deadpan: ["crossed", "akimbo", "rest"],
  smile: ["rest", "restTurned", "peace", "chest"],
  calm: ["rest", "restTurned", "think", "crossed", "holdArm"]
};
var LEVELLING = ["face", "eyes"];
function stagePanel(work, panel, box2, textPx2) {
  const random = randomFrom(`${panel.key}/stage`);
  const spots = spotsFor(panel, box2, random).map((spot) => makeRoom(spot, panel, box2, textPx2));
  const placed = [];
  panel.actors.forEach((actor, index) => {
    const person = work.cast[actor.who];
    const spot = spots[index];
    if (!person || !spot) return;
    placed.push(placeActor(panel, actor.who, person, actor.mood, spot, index, random));
  });
  return placed;
}
function placeActor(panel, who, person, mood, spot, index, random) {
  const { direction } = panel;
  const asked = index === 0 ? direction.posture : void 0;
  const prop = index === 0 && direction.prop && panel.shot !== "hand" ? { ...direction.prop } : void 0;
  const posture2 = spot.posture ?? asked ?? (prop ? HOLDING[prop.kind] : random.pick(GESTURES[mood] ?? ["rest"]));
  const facing = Math.sign(spot.turn) || 1;
  const lean = (spot.lean ?? 0) + (mood === "shy" || mood === "sad" || mood === "worry" ? 6 * facing : mood === "joy" || mood === "laugh" ? -5 * facing : random.between(-3, 3));
  const lift2 = (spot.lift ?? 0) + (mood === "sad" || mood === "shy" ? -9 : mood === "smirk" || mood === "laugh" ? 6 : 0);
  const stature = spot.level || LEVELLING.includes(panel.shot) ? 1 : person.stature ?? 1;
  const childScale = stature < 1 ? 0.9 : 1;
  const drop = stature < 1 ? spot.crop === "full" ? 0 : 70 : person.build === "m" ? -16 : 0;
  const scale = spot.scale * childScale;
  const y = spot.crop === "full" ? spot.y + (1 - stature) * (SOLES - 140) * spot.scale : spot.y + drop * spot.scale;
  const sin = Math.sin(spot.turn * Math.PI / 180);
  const hidden = Math.abs(spot.turn) > 110;
  const headSize = spot.headSize ?? 1;
  const unit = scale * headSize;
  const middle = y + HEAD_SEAT_Y * (scale - unit);
  return {
    who,
    person,
    x: spot.x,
    y,
    scale,
    bearing: {
      turn: spot.turn,
      mood,
      lean,
      lift: lift2,
      gaze: [
        hidden ? 0 : Math.abs(spot.turn) > 12 ? 0.55 * facing : 0.1 * facing,
        mood === "shy" || mood === "sad" ? 0.6 : 0
      ],
      wind: spot.wind ?? random.between(-0.15, 0.2)
    },
    posture: posture2,
    mirror: spot.mirror ?? facing < 0,
    ...spot.bodyTurn === void 0 ? {} : { bodyTurn: spot.bodyTurn },
    crop: spot.crop ?? "bust",
    ...prop ? { prop } : {},
    ...spot.headSize === void 0 ? {} : { headSize },
    ...spot.dim ? { dim: true } : {},
    mouth: [spot.x + sin * 62 * unit, middle + 74 * unit],
    face: { x: spot.x - 88 * unit, y: middle - 112 * unit, w: 176 * unit, h: 226 * unit },
    head: { x: spot.x - 100 * unit, y: middle - 136 * unit, w: 200 * unit, h: 250 * unit }
  };
}

// ../../packages/demo-catalogue/src/lettering/paragraph.ts
var ASCENT2 = { en: 0.84, ja: 0.88, "zh-Hant": 0.88, th: 1, ar: 0.95 };
function setParagraph(book, text, language, voice, sizePx, limitPx) {
  const lengthAt = (part2, size2) => shapeLine(book, part2, language, voice, size2).lengthPx;
  const blocks = text.split("\n").map((block) => pieces(block, language));
  const widest = Math.max(...blocks.flat().map((piece) => lengthAt(piece.trim(), sizePx)));
  const size = widest > limitPx ? sizePx * limitPx / widest : sizePx;
  const lines = blocks.flatMap((block) => balancedLines(block, limitPx, (part2) => lengthAt(part2, size)));
  const shaped = lines.map((line2) => shapeLine(book, line2, language, voice, size));
  const lead = LEADING[language] * size;
  let outline = "";
  shaped.forEach((line2, index) => {
    const y = size * ASCENT2[language] + index * lead;
    outline += outlineOf(line2, (px, py) => [px - line2.lengthPx / 2, py + y]);
  });
  return {
    outline,
    widthPx: Math.max(...shaped.map((line2) => line2.lengthPx)),
    heightPx: size * (language === "th" || language === "ar" ? 1.3 : 1.08) + lead * (lines.length - 1),
    sizePx: size,
    lines,
    missing: shaped.flatMap((line2) => line2.missing)
  };
}
function setColumns(book, text, voice, sizePx, limitPx) {
  const lengthOf = (part2) => shapeLine(book, part2, "ja", voice, sizePx, { vertical: true }).lengthPx;
  const columns = text.split("\n").flatMap((block) => balancedLines(pieces(block, "ja"), limitPx, lengthOf));
  const shaped = columns.map((column) => shapeLine(book, column, "ja", voice, sizePx, { vertical: true }));
  const step2 = sizePx * 1.3;
  const width = sizePx + step2 * (columns.length - 1);
  let outline = "";
  shaped.forEach((column, index) => {
    const x = width / 2 - sizePx / 2 - index * step2;
    outline += outlineOf(column, (px, py) => [px + x, py]);
  });
  return {
    outline,
    widthPx: width,
    heightPx: Math.max(...shaped.map((column) => column.lengthPx)),
    sizePx,
    lines: columns,
    missing: shaped.flatMap((column) => column.missing)
  };
}

// ../../packages/demo-catalogue/src/lettering/tail.ts
var LONGEST_PX = 78;
var SHORTEST_PX = 12;
var FAIR_PX = 30;
var GAP_PX = 7;
var STEP_PX = 3;
function beyond([a, c], [x, y]) {
  const length = Math.hypot(x, y);
  return length - length / (Math.hypot(x / a, y / c) || 1e-6);
}
var inside = (box2, [x, y]) => x > box2.x - GAP_PX && x < box2.x + box2.w + GAP_PX && y > box2.y - GAP_PX && y < box2.y + box2.h + GAP_PX;
function tailToward(reach, mouth, heads) {
  const [own] = heads;
  const targets = [mouth];
  if (own) {
    const y = clamp(mouth[1], own.y, own.y + own.h);
    targets.push([own.x - GAP_PX * 2, y], [own.x + own.w + GAP_PX * 2, y], [mouth[0], own.y + own.h + GAP_PX * 2]);
  }
  let best = null;
  let lowest = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    const tail2 = tailAt(reach, target, heads);
    const visible = beyond(reach, tail2.tip);
    if (visible < SHORTEST_PX) continue;
    const cost = Math.hypot(tail2.tip[0] - mouth[0], tail2.tip[1] - mouth[1]) + Math.max(0, FAIR_PX - visible) * 3 + (target === mouth ? 0 : 40);
    if (cost < lowest) {
      lowest = cost;
      best = tail2;
    }
  }
  return best;
}
function tailAt(reach, target, heads) {
  const angle = Math.atan2(target[1] / reach[1], target[0] / reach[0]);
  const root = [Math.cos(angle) * reach[0] * 0.88, Math.sin(angle) * reach[1] * 0.88];
  const length = Math.hypot(target[0] - root[0], target[1] - root[1]) || 1;
  const at = (distance2) => [
    root[0] + (target[0] - root[0]) / length * distance2,
    root[1] + (target[1] - root[1]) / length * distance2
  ];
  let tip = root;
  for (let distance2 = STEP_PX; distance2 <= length; distance2 += STEP_PX) {
    const next = at(distance2);
    if (beyond(reach, next) > LONGEST_PX || heads.some((head) => inside(head, next))) break;
    tip = next;
  }
  return { root, tip };
}

// ../../packages/demo-catalogue/src/lettering/balloon.ts
function makeBalloon(book, style, request) {
  const { tone, language } = request;
  const voice = tone === "shout" ? "shout" : tone === "box" ? style.caption : style.speech;
  const size = request.sizePx * (tone === "shout" ? language === "en" ? 1.22 : 1.12 : tone === "whisper" ? 0.92 : 1);
  const text = style.capitals && language === "en" ? request.text.toLocaleUpperCase("en") : request.text;
  const columns = style.vertical === true && language === "ja";
  const set = columns ? setColumns(book, text, voice, size, request.limitPx) : setParagraph(book, text, language, voice, size, request.limitPx);
  const padX = tone === "box" ? size * 0.72 : size * 0.8 + set.widthPx * (columns ? 0.16 : 0.115);
  const padY = tone === "box" ? size * 0.56 : size * 0.66 + set.heightPx * (columns ? 0.12 : 0.2);
  const reach = [set.widthPx / 2 + padX, set.heightPx / 2 + padY];
  const ink = tone === "box" ? style.boxInk : style.ink;
  const weight = voice === "speech" && language === "en" ? { ink, inkWidth: size * 0.03 } : {};
  const letters = place(shape(set.outline, ink, weight), 0, -set.heightPx / 2);
  const tailFrom = (x, y) => request.mouth && tone !== "box" && tone !== "whisper" ? tailToward(
    reach,
    [request.mouth[0] - x, request.mouth[1] - y],
    (request.heads ?? []).map((head) => ({ ...head, x: head.x - x, y: head.y - y }))
  ) : null;
  return {
    reach,
    missing: set.missing,
    tip: (x, y) => {
      const tail2 = tailFrom(x, y);
      return tail2 && [tail2.tip[0] + x, tail2.tip[1] + y];
    },
    draw: (x, y) => {
      const tail2 = tailFrom(x, y);
      const body = tone === "box" ? boxBody(style, reach) : balloonBody(style, tone, reach, tail2, size);
      return place(body + letters, x, y);
    }
  };
}
function boxBody(style, [a, c]) {
  const width = style.line * 0.9;
  if (style.rounded)
    return `<rect x="${num(-a)}" y="${num(-c)}" width="${num(a * 2)}" height="${num(c * 2)}" rx="14" fill="${style.boxFill}" stroke="${style.boxInk}" stroke-width="${num(width)}"/>`;
  return rect(-a, -c, a * 2, c * 2, style.boxFill, { ink: style.boxInk, inkWidth: width });
}
function balloonBody(style, tone, reach, tail2, size) {
  const body = outlineFor(tone, reach);
  const width = style.line * (tone === "shout" ? 1.5 : 1);
  if (tone === "whisper")
    return shape(body, style.fill) + `<path d="${body}" fill="none" stroke="${style.ink}" stroke-width="${num(width)}" stroke-dasharray="10 8"/>`;
  if (tone === "think")
    return shape(body, style.fill, { ink: style.ink, inkWidth: width }) + (tail2 ? bubbles(tail2, style, width) : "");
  const pointer = tail2 ? tailOutline(tail2, size) : "";
  return shape(body + pointer, style.ink, { ink: style.ink, inkWidth: width * 2 }) + shape(body, style.fill) + (pointer ? shape(pointer, style.fill) : "");
}
function outlineFor(tone, [a, c]) {
  if (tone === "shout") {
    const corners = Array.from({ length: 28 }, (_, index) => {
      const angle = index / 28 * Math.PI * 2;
      const k2 = index % 2 ? 1 : 1.17 + index * 7 % 5 * 0.035;
      return [Math.cos(angle) * a * k2, Math.sin(angle) * c * k2 * 1.04];
    });
    return polygon(corners);
  }
  if (tone === "think") {
    const bumps = Array.from({ length: 24 }, (_, index) => {
      const angle = index / 24 * Math.PI * 2;
      const k2 = index % 2 ? 1.1 : 0.97;
      return [Math.cos(angle) * a * k2, Math.sin(angle) * c * k2];
    });
    return blob(bumps);
  }
  const k = 0.8;
  return `M${num(-a)} 0C${num(-a)} ${num(-c * k)} ${num(-a * k)} ${num(-c)} 0 ${num(-c)}S${num(a)} ${num(-c * k)} ${num(a)} 0S${num(a * k)} ${num(c)} 0 ${num(c)}S${num(-a)} ${num(c * k)} ${num(-a)} 0Z`;
}
function tailOutline({ root, tip }, size) {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const wide = size * 0.56;
  const nx = -(tip[1] - root[1]) / length * wide;
  const ny = (tip[0] - root[0]) / length * wide;
  const at = (t, side) => `${num(lerp(root[0], tip[0], t) + nx * side)} ${num(lerp(root[1], tip[1], t) + ny * side)}`;
  return `M${at(0, 1)}Q${at(0.55, 0.8)} ${num(tip[0])} ${num(tip[1])}Q${at(0.4, -0.1)} ${at(0, -1)}Z`;
}
function bubbles({ root, tip }, style, width) {
  return [0.4, 0.72, 1].map(
    (t, index) => circle(lerp(root[0], tip[0], t) * 1.06, lerp(root[1], tip[1], t) * 1.06, 13 - index * 4, style.fill, {
      ink: style.ink,
      inkWidth: width
    })
  ).join("");
}

// ../../packages/demo-catalogue/src/lettering/sound.ts
function drawSound(book, text, language, x, y, sizePx, limitPx, turnDegrees, colours) {
  const first = shapeLine(book, text, language, "shout", sizePx);
  const size = first.lengthPx > limitPx ? Math.floor(sizePx * limitPx / first.lengthPx) : sizePx;
  const set = shapeLine(book, text, language, "shout", size);
  const joined = language === "ar" || language === "th";
  const outline = outlineOf(set, (px, py, index) => {
    const swell = joined ? 1 : 1 + 0.12 * Math.sin(index * 2.1);
    const left = set.glyphs[index]?.x ?? 0;
    return [left + (px - left) * swell - set.lengthPx / 2 - py * 0.18, py * swell + size * 0.34];
  });
  return `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turnDegrees)})">${shape(outline, colours.edge, { ink: colours.edge, inkWidth: size * 0.18 })}${shape(outline, colours.inner, { ink: colours.inner, inkWidth: size * 0.08 })}${shape(outline, colours.fill)}</g>`;
}

// ../../packages/demo-catalogue/src/strip/words.ts
function inLanguage(letters, language) {
  const text = letters[DEMO_LANGUAGES.indexOf(language)];
  if (text === void 0) throw new Error(`"${letters[0]}" has no text in ${language}`);
  return text;
}
var TAIL_ROOM_PX = 34;
var overlap = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
function placeBalloons(request) {
  const { panel, placed, style, language, book, sizePx } = request;
  const taken = [];
  panel.lines.forEach((line2, index) => {
    const speaker = placed.find((actor) => actor.who === line2.who && !actor.dim);
    const limitPx = limitFor(request, line2);
    const balloon = makeBalloon(book, style, {
      text: inLanguage(line2.letters, language),
      tone: line2.tone,
      language,
      sizePx,
      limitPx,
      ...speaker && panel.shot !== "eyes" ? { mouth: speaker.mouth, heads: headsFor(speaker, placed) } : {}
    });
    const [x, y] = bestPlace(request, balloon, line2, index, speaker, taken);
    taken.push({ balloon, x, y });
  });
  return taken;
}
var headsFor = (speaker, placed) => [
  speaker.head,
  ...placed.filter((actor) => actor !== speaker && !actor.dim).map((actor) => actor.head)
];
function limitFor({ style, language, box: box2, sizePx, panel }, line2) {
  if (style.vertical && language === "ja") return Math.min(box2.h * 0.52, sizePx * 8.4);
  const share = panel.lines.length > 1 ? 0.44 : 0.52;
  return line2.tone === "box" ? Math.min(box2.w * 0.8, sizePx * 15) : clamp(box2.w * share, sizePx * 5, sizePx * 10.5);
}
function bestPlace(request, balloon, line2, index, speaker, taken) {
  const { room, box: box2, placed, panel, fromRight } = request;
  const [a, c] = balloon.reach;
  const left = room.x + a + 10;
  const right = room.x + room.w - a - 10;
  const top = room.y + c + 6;
  const bottom = room.y + room.h - c - 6;
  const previous = taken[taken.length - 1];
  let best = [(left + right) / 2, top];
  let lowest = Number.POSITIVE_INFINITY;
  for (let row = 0; row <= 26; row++)
    for (let column = 0; column <= 8; column++) {
      const x = right > left ? left + (right - left) * column / 8 : room.x + room.w / 2;
      const y = bottom > top ? top + (bottom - top) * row / 26 : (top + bottom) / 2;
      const area = { x: x - a, y: y - c, w: a * 2, h: c * 2 };
      let cost = 0;
      for (const actor of placed) if (!actor.dim) cost += coverCost(panel, line2, area, actor);
      for (const other of taken) {
        const [oa, oc] = other.balloon.reach;
        cost += overlap(area, { x: other.x - oa - 8, y: other.y - oc - 8, w: oa * 2 + 16, h: oc * 2 + 16 }) * 0.5;
      }
      if (previous && y < previous.y + previous.balloon.reach[1] * 0.5) cost += 900;
      cost += line2.tone === "box" ? boxCost(panel, box2, x, y) : speechCost(box2, speaker, x, y, index, panel.lines.length, fromRight);
      if (cost < lowest) {
        lowest = cost;
        best = [x, y];
      }
    }
  return best;
}
function coverCost(panel, line2, area, actor) {
  if (panel.shot === "eyes") {
    const { face, y, scale } = actor;
    return overlap(area, face) * 0.06 + overlap(area, { x: face.x, y: y - 20 * scale, w: face.w, h: 52 * scale }) * 0.2;
  }
  const air = line2.who === actor.who ? TAIL_ROOM_PX : 0;
  const airy = { x: area.x, y: area.y - air, w: area.w, h: area.h + air * 2 };
  const { head } = actor;
  const body = { x: head.x - head.w * 0.2, y: head.y + head.h, w: head.w * 1.4, h: head.h * 2 };
  return overlap(area, actor.face) * 0.2 + overlap(airy, head) * 0.04 + (actor.crop === "full" ? overlap(area, body) * 0.02 : 0);
}
function boxCost(panel, box2, x, y) {
  const wanted = panel.shot === "pause" ? box2.y + box2.h * 0.42 : panel.shot === "wide" ? box2.y + box2.h * 0.1 : box2.y + box2.h * 0.04;
  return Math.abs(y - wanted) * 0.9 + Math.abs(x - (box2.x + box2.w / 2)) * 0.25;
}
function speechCost(box2, speaker, x, y, index, count, fromRight) {
  const wanted = count > 1 && index > 0 ? box2.y + box2.h * 0.9 : box2.y + box2.h * 0.06;
  let cost = Math.abs(y - wanted) * 0.5;
  if (speaker) {
    cost += Math.abs(x - speaker.mouth[0]) * 0.28 + Math.max(0, Math.hypot(x - speaker.mouth[0], y - speaker.mouth[1]) - 320) * 0.4;
    if (Math.abs(x - speaker.x) < speaker.face.w * 0.8 && y > speaker.y) cost += 130;
  } else cost += Math.abs(x - (box2.x + box2.w * (fromRight ? 0.6 : 0.4))) * 0.2;
  return cost;
}
function drawWords(request, sound) {
  const { panel, box: box2, book, language, placed } = request;
  const letters = panel.direction.sound;
  let drawn2 = "";
  if (sound && letters) {
    const face = placed.find((actor) => !actor.dim)?.face;
    const low2 = face ? Math.min(
      box2.y + box2.h * 0.93 - sound.sizePx * 0.2,
      Math.max(box2.y + box2.h * 0.62, face.y + face.h + sound.sizePx * 0.6)
    ) : box2.y + box2.h * 0.74;
    drawn2 += drawSound(
      book,
      inLanguage(letters, language),
      language,
      box2.x + box2.w * (0.5 - panel.side * 0.04),
      low2,
      sound.sizePx,
      box2.w * 0.82,
      -7,
      sound.colours
    );
  }
  return drawn2 + placeBalloons(request).map(({ balloon, x, y }) => balloon.draw(x, y)).join("");
}

// ../../packages/demo-catalogue/src/strip/pages.ts
var PAGE_WIDTH_PX = 1080;
var PAGE_HEIGHT_PX = 1536;
var MARGIN_PX = 54;
var TALL = {
  wide: 2.2,
  back: 2.2,
  action: 2.6,
  full: 2.3,
  group: 1.9,
  clash: 1.7,
  two: 1.8,
  over: 1.8,
  face: 1.8,
  low: 1.9,
  close: 1.8,
  profile: 1.8,
  chibi: 1.7,
  hand: 1.4,
  pause: 1.2,
  eyes: 0.85
};
var ALONE = ["wide", "action", "group", "eyes", "back"];
var ROWS_PER_PAGE = 5.6;
var textPx = (page) => page.isSpread ? 40 : 26;
function layPages(work, episode, fromRight) {
  const panels = directEpisode(work, episode);
  const random = randomFrom(`${work.key}/${episode}/pages`);
  const spread2 = work.plan === "match" ? panels.findLastIndex((panel) => panel.shot === "action") : -1;
  const pages = [];
  let rows = [];
  let used = 0;
  const close = () => {
    if (rows.length > 0) pages.push(layPage(work, rows, random, fromRight));
    rows = [];
    used = 0;
  };
  for (let index = 0; index < panels.length; index++) {
    const panel = panels[index];
    if (!panel) continue;
    if (index === spread2) {
      close();
      pages.push(spreadOf(panel));
      continue;
    }
    const next = index + 1 === spread2 ? void 0 : panels[index + 1];
    const pair = next && !ALONE.includes(panel.shot) && !ALONE.includes(next.shot) && panel.lines.length + next.lines.length <= 3;
    const row = pair ? [panel, next] : [panel];
    const tall = Math.max(...row.map((each) => TALL[each.shot]));
    if (used + tall > ROWS_PER_PAGE) close();
    rows.push(row);
    used += tall;
    if (pair) index++;
  }
  close();
  return pages;
}
function spreadOf(panel) {
  const [w, h] = [PAGE_WIDTH_PX * 2, PAGE_HEIGHT_PX];
  return {
    widthPx: w,
    isSpread: true,
    panels: [
      {
        panel,
        box: { x: 0, y: 0, w, h },
        corners: [
          [0, 0],
          [w, 0],
          [w, h],
          [0, h]
        ]
      }
    ]
  };
}
function layPage(work, rows, random, fromRight) {
  const plan = PLANS2[work.plan];
  const gap = plan.gapPx[0];
  const total = rows.reduce((sum, row) => sum + Math.max(...row.map((panel) => TALL[panel.shot])), 0);
  const free = PAGE_HEIGHT_PX - MARGIN_PX * 2 - gap * (rows.length - 1);
  const left = MARGIN_PX;
  const right = PAGE_WIDTH_PX - MARGIN_PX;
  const placed = [];
  let y = MARGIN_PX;
  for (const row of rows) {
    const h = free * Math.max(...row.map((panel) => TALL[panel.shot])) / total;
    const lean = plan.slantPx ? random.between(-plan.slantPx, plan.slantPx) : 0;
    const cut = left + (right - left) * random.between(0.43, 0.57);
    const ordered = fromRight ? [...row].reverse() : row;
    ordered.forEach((panel, index) => {
      const first = index === 0;
      const alone = ordered.length === 1;
      const from = alone || first ? left : cut + gap / 2;
      const to = alone || !first ? right : cut - gap / 2;
      const skewFrom = alone || first ? 0 : lean;
      const skewTo = alone || !first ? 0 : lean;
      const corners = [
        [from + skewFrom, y],
        [to + skewTo, y],
        [to - skewTo, y + h],
        [from - skewFrom, y + h]
      ];
      placed.push({ panel, corners, box: { x: from, y, w: to - from, h } });
    });
    y += h + gap;
  }
  return { widthPx: PAGE_WIDTH_PX, isSpread: false, panels: placed };
}
function drawPage(book, work, language, episode, index, fromRight) {
  const page = layPages(work, episode, fromRight)[index];
  if (!page) throw new RangeError(`${work.key} episode ${episode} has no page ${index}`);
  const canvas = new Canvas(page.widthPx, PAGE_HEIGHT_PX);
  const border = PLANS2[work.plan].borderPx;
  const art = page.panels.map(({ panel, box: box2, corners }) => {
    const lean = Math.abs((corners[0][0] ?? 0) - (corners[3][0] ?? 0)) + Math.abs((corners[1][0] ?? 0) - (corners[2][0] ?? 0));
    const roomy = { x: box2.x - lean / 2, y: box2.y, w: box2.w + lean, h: box2.h };
    const outline = polygon(corners);
    return clipped(canvas, drawPanelArt(canvas, work, panel, roomy, stagePanel(work, panel, box2, textPx(page))), outline) + (page.isSpread ? "" : panelFrame(outline, work.balloons.ink, border));
  });
  const words = page.panels.map((laid) => {
    const { panel } = laid;
    const p = hourOf(work, panel.hour);
    return drawWords(pageWords(book, work, language, page, laid, fromRight), {
      colours: soundColours(p, work.manner.shading === "tone"),
      sizePx: page.isSpread ? 330 : panel.shot === "action" || panel.shot === "clash" ? 150 : 84
    });
  });
  return finishIn(work, canvas, rect(0, 0, page.widthPx, PAGE_HEIGHT_PX, work.gutter) + art.join("") + words.join(""));
}
function pageWords(book, work, language, page, { panel, box: box2 }, fromRight) {
  return {
    book,
    style: work.balloons,
    language,
    panel,
    placed: stagePanel(work, panel, box2, textPx(page)),
    box: box2,
    room: { x: box2.x - 4, y: box2.y - 6, w: box2.w + 8, h: box2.h + 6 },
    sizePx: textPx(page),
    fromRight
  };
}

// ../../packages/demo-catalogue/src/strip/scene-words.ts
var PLACES = {
  alley: ["An alley", "路地", "ตรอกเล็ก ๆ", "小巷", "زقاق"],
  beach: ["A beach", "浜辺", "ชายหาด", "海灘", "شاطئ"],
  bedroom: ["A bedroom", "寝室", "ห้องนอน", "臥室", "غرفة نوم"],
  belfry: ["A belfry", "鐘楼", "หอระฆัง", "鐘樓", "برج أجراس"],
  bridge: ["A bridge", "橋", "สะพาน", "橋上", "جسر"],
  busInside: ["Inside a bus", "バスの中", "ในรถเมล์", "公車裡", "داخل حافلة"],
  busStop: ["A bus stop", "バス停", "ป้ายรถเมล์", "公車站", "موقف حافلات"],
  cafe: ["A café", "カフェ", "คาเฟ่", "咖啡館", "مقهى"],
  castle: ["A castle", "城", "ปราสาท", "城堡", "قلعة"],
  cave: ["A cave", "洞窟", "ถ้ำ", "洞穴", "كهف"],
  classroom: ["A classroom", "教室", "ห้องเรียน", "教室", "صف دراسي"],
  corridor: ["A corridor", "廊下", "ทางเดิน", "走廊", "ممر"],
  crater: ["A crater", "クレーター", "ปล่องหลุม", "隕石坑", "فوهة"],
  court: ["A sports court", "コート", "สนามแข่ง", "球場", "ملعب"],
  forest: ["A forest", "森", "ป่า", "森林", "غابة"],
  harbour: ["A harbour", "港", "ท่าเรือ", "港口", "ميناء"],
  heights: ["High ground", "高台", "ที่สูง", "高地", "مرتفعات"],
  kitchen: ["A kitchen", "台所", "ห้องครัว", "廚房", "مطبخ"],
  lake: ["A lake", "湖", "ทะเลสาบ", "湖邊", "بحيرة"],
  library: ["Shelves full of books", "本棚の並ぶ部屋", "ห้องที่มีชั้นหนังสือ", "滿是書架的房間", "رفوف مليئة بالكتب"],
  lift: ["A lift", "エレベーター", "ลิฟต์", "電梯", "مصعد"],
  lockers: ["A row of lockers", "ロッカーの並ぶ部屋", "แถวตู้ล็อกเกอร์", "一排置物櫃", "صف من الخزائن"],
  office: ["An office", "オフィス", "สำนักงาน", "辦公室", "مكتب"],
  orchard: ["An orchard", "果樹園", "สวนผลไม้", "果園", "بستان"],
  riverside: ["A riverside", "川辺", "ริมแม่น้ำ", "河邊", "ضفة نهر"],
  rooftops: ["Rooftops", "屋根の上", "หลังคาบ้าน", "屋頂", "أسطح المنازل"],
  ruin: ["A ruin", "廃墟", "ซากปรักหักพัง", "廢墟", "أطلال"],
  schoolGate: ["A school gate", "校門", "ประตูโรงเรียน", "校門口", "بوابة مدرسة"],
  stairs: ["Stairs", "階段", "บันได", "樓梯", "درج"],
  station: ["A railway station", "駅", "สถานีรถไฟ", "車站", "محطة قطار"],
  street: ["A street", "通り", "ถนน", "街道", "شارع"],
  throne: ["A throne room", "玉座の間", "ท้องพระโรง", "王座廳", "قاعة العرش"],
  towers: ["Towers of a city", "高層ビル街", "ตึกสูงในเมือง", "城市高樓", "أبراج مدينة"],
  vault: ["A vault", "地下室", "ห้องใต้ดิน", "地窖", "قبو"],
  workshop: ["A workshop", "工房", "โรงงานช่าง", "工坊", "ورشة"]
};
var ONE = ["one person", "一人", "คนหนึ่งคน", "一個人", "شخص واحد"];
var TWO = ["two people", "二人", "คนสองคน", "兩個人", "شخصان"];
var SEVERAL = ["several people", "数人", "คนหลายคน", "幾個人", "عدة أشخاص"];
var EYES = ["Eyes, close up", "目元のアップ", "ดวงตาในระยะใกล้", "眼睛特寫", "عينان عن قرب"];
var FACE = ["A face, close up", "顔のアップ", "ใบหน้าในระยะใกล้", "臉部特寫", "وجه عن قرب"];
var HAND = ["A hand, close up", "手元のアップ", "มือในระยะใกล้", "手部特寫", "يد عن قرب"];
var CLOSE_UPS = { eyes: EYES, face: FACE, close: FACE, profile: FACE, hand: HAND };
var LOOKS = {
  smile: ["smiling", "微笑み", "ยิ้ม", "微笑", "ابتسامة"],
  joy: ["happy", "喜び", "ดีใจ", "喜悅", "فرح"],
  laugh: ["laughing", "笑い", "หัวเราะ", "大笑", "ضحك"],
  angry: ["angry", "怒り", "โกรธ", "憤怒", "غضب"],
  shout: ["shouting", "叫び", "ตะโกน", "大喊", "صراخ"],
  shock: ["shocked", "驚き", "ตกใจ", "震驚", "دهشة"],
  sad: ["sad", "悲しみ", "เศร้า", "悲傷", "حزن"],
  cry: ["crying", "涙", "ร้องไห้", "哭泣", "بكاء"],
  smirk: ["smirking", "不敵な笑み", "ยิ้มเยาะ", "得意的笑", "ابتسامة ماكرة"],
  shy: ["shy", "照れ", "เขินอาย", "害羞", "خجل"],
  cold: ["with a cold look", "冷たい表情", "เย็นชา", "神情冷淡", "برود"],
  asleep: ["asleep", "眠り", "หลับอยู่", "熟睡", "نوم"],
  worry: ["worried", "不安", "กังวล", "擔憂", "قلق"],
  strain: ["straining", "必死", "ออกแรง", "使勁", "جهد"],
  deadpan: ["unmoved", "無表情", "หน้านิ่ง", "面無表情", "جمود"]
};
var JOINT = [", ", "、", " ", "，", "، "];
function sceneInWords({ shot, place: place2, actors }, language) {
  const index = DEMO_LANGUAGES.indexOf(language);
  const word = (words) => words[index] ?? words[0];
  const closeUp = CLOSE_UPS[shot];
  const [first] = actors;
  const look = first === void 0 || shot === "hand" ? void 0 : LOOKS[first.mood];
  const looks = look === void 0 ? [] : [look];
  if (closeUp !== void 0) return [closeUp, ...looks].map(word).join(word(JOINT));
  const people = [[], [ONE, ...looks], [TWO]][actors.length] ?? [SEVERAL];
  return [PLACES[place2], ...people].map(word).join(word(JOINT));
}

// ../../packages/demo-catalogue/src/strip/strip.ts
var STRIP_WIDTH_PX = 800;
var SLICE_HEIGHT_PX = 1280;
var TEXT_PX = 34;
var FOOT_PX = 140;
var HEIGHTS = {
  wide: [880, 1060],
  two: [700, 820],
  over: [680, 780],
  close: [640, 760],
  face: [700, 820],
  eyes: [230, 290],
  profile: [640, 760],
  full: [940, 1120],
  back: [820, 980],
  low: [720, 860],
  hand: [400, 500],
  action: [940, 1120],
  clash: [640, 760],
  pause: [420, 620],
  chibi: [520, 640],
  group: [700, 800]
};
var BLEED = ["wide", "eyes", "action", "clash", "face", "low", "pause", "back"];
function layStrip(work, episode) {
  const plan = PLANS2[work.plan];
  const random = randomFrom(`${work.key}/${episode}/layout`);
  const panels = [];
  let y = 0;
  let below = 0;
  for (const panel of directEpisode(work, episode)) {
    const [low2, high2] = HEIGHTS[panel.shot];
    const h = Math.round(random.between(low2, high2) * plan.tall + (panel.lines.length > 1 ? 90 : 0));
    const bleeds = BLEED.includes(panel.shot) || plan.insetPx === 0 || random.chance(0.4);
    const inset = bleeds ? 0 : Math.round(plan.insetPx * random.between(0.5, 1.2));
    const slant = bleeds && plan.slantPx > 0 && panel.shot !== "wide" && panel.shot !== "pause" ? Math.round(random.between(0.4, 1) * plan.slantPx) * (panels.length % 2 ? 1 : -1) : 0;
    const wordy = panel.lines.some((line2) => line2.tone !== "box");
    const letters = panel.lines.reduce((sum, line2) => sum + line2.letters[0].length, 0);
    const hang = panel.shot === "eyes" && letters > 0 ? clamp(letters * 4, 110, 190) : wordy ? clamp(letters * 0.9, 30, 130) : 0;
    y += Math.round(Math.max(0, hang - below));
    panels.push({
      panel,
      box: { x: inset, y, w: STRIP_WIDTH_PX - inset * 2, h },
      slant,
      hang,
      above: Math.max(hang, below) * 0.92,
      below: 0
    });
    const gap = Math.round(random.between(plan.gapPx[0], plan.gapPx[1]));
    y += h + gap;
    below = gap;
  }
  const whole = y - below + FOOT_PX;
  const sliver = whole % SLICE_HEIGHT_PX;
  const heightPx = sliver < FOOT_PX - 20 ? whole - sliver : whole;
  const slices = Math.ceil(heightPx / SLICE_HEIGHT_PX);
  const slicesPx = Array.from(
    { length: slices },
    (_, index) => Math.min(SLICE_HEIGHT_PX, heightPx - index * SLICE_HEIGHT_PX)
  );
  return { panels, heightPx, slicesPx };
}
function drawSlice(book, work, language, episode, index) {
  const layout = layStrip(work, episode);
  const heightPx = layout.slicesPx[index];
  if (heightPx === void 0) throw new RangeError(`${work.key} episode ${episode} has no slice ${index}`);
  const top = index * SLICE_HEIGHT_PX;
  const bottom = top + heightPx;
  const canvas = new Canvas(STRIP_WIDTH_PX, heightPx);
  const inside2 = layout.panels.filter(({ box: box2, above }) => box2.y + box2.h + 60 > top && box2.y - above - 60 < bottom);
  const art = inside2.map((laid) => laid.box.y < bottom && laid.box.y + laid.box.h > top ? drawLaidArt(canvas, work, laid) : "").join("");
  const words = inside2.map((laid) => drawLaidWords(book, work, language, laid)).join("");
  return finishIn(work, canvas, rect(0, top, STRIP_WIDTH_PX, heightPx, work.gutter) + art + words, top);
}
function drawLaidArt(canvas, work, { panel, box: box2, slant }) {
  const plan = PLANS2[work.plan];
  const outline = panelOutline(box2, slant);
  const art = drawPanelArt(canvas, work, panel, box2, stagePanel(work, panel, box2, TEXT_PX));
  const framed = plan.borderPx > 0 && (box2.x > 0 || slant !== 0 || plan.borderPx > 5);
  return clipped(canvas, art, outline) + (framed ? panelFrame(outline, work.balloons.ink === work.gutter ? "#ffffff" : work.balloons.ink, plan.borderPx) : "");
}
function drawLaidWords(book, work, language, laid) {
  const { panel } = laid;
  const p = hourOf(work, panel.hour);
  return drawWords(stripWords(book, work, language, laid), {
    colours: soundColours(p, work.manner.shading === "tone"),
    sizePx: panel.shot === "action" || panel.shot === "clash" ? 170 : 110
  });
}
function stripWords(book, work, language, { panel, box: box2, above }) {
  return {
    book,
    style: work.balloons,
    language,
    panel,
    placed: stagePanel(work, panel, box2, TEXT_PX),
    box: box2,
    room: { x: 8, y: box2.y - above, w: STRIP_WIDTH_PX - 16, h: box2.h + above - 14 },
    sizePx: TEXT_PX,
    fromRight: language === "ar"
  };
}

// ../../packages/demo-catalogue/src/strip/regions.ts
var OUTLINE_PX = 4;
var AIR_PX = 6;
function looksOfSlices(language, layout) {
  const ends = layout.panels.map(({ box: box2 }) => box2.y + box2.h + OUTLINE_PX);
  const starts = layout.panels.map(
    ({ box: box2, above, panel }) => Math.min(box2.y - OUTLINE_PX, panel.lines.length > 0 ? box2.y - above + AIR_PX : Number.POSITIVE_INFINITY)
  );
  const gaps = [0, ...ends].map((end, index) => [end, starts[index] ?? layout.heightPx]);
  return layout.slicesPx.map((heightPx, index) => {
    const top = index * SLICE_HEIGHT_PX;
    const bottom = top + heightPx;
    return {
      regions: layout.panels.flatMap(({ panel, box: box2, hang }) => {
        const y = Math.max(0, box2.y - hang);
        if (y < top || y >= bottom) return [];
        return [regionOf(panel, language, [box2.x, y - top, box2.w, box2.y + box2.h - y])];
      }),
      gutters: gaps.flatMap(([from, to]) => {
        const [start, end] = [Math.max(top, Math.ceil(from)), Math.min(bottom, Math.floor(to))];
        return end > start ? [[start - top, end - top]] : [];
      }),
      trim: null
    };
  });
}
function lookOfPage(language, { panels, widthPx, isSpread }, fromRight) {
  const boxes = panels.map(({ corners }) => {
    const xs = corners.map(([x2]) => x2);
    const ys = corners.map(([, y2]) => y2);
    const [x, y] = [Math.floor(Math.min(...xs)), Math.floor(Math.min(...ys))];
    return [x, y, Math.ceil(Math.max(...xs)) - x, Math.ceil(Math.max(...ys)) - y];
  });
  const margin = (edges, sidePx) => Math.max(0, Math.min(sidePx, ...edges) - 2 * OUTLINE_PX);
  const free = [
    margin(
      boxes.map(([x]) => x),
      widthPx
    ),
    margin(
      boxes.map(([, y]) => y),
      PAGE_HEIGHT_PX
    ),
    margin(
      boxes.map(([x, , width]) => widthPx - x - width),
      widthPx
    ),
    margin(
      boxes.map(([, y, , height]) => PAGE_HEIGHT_PX - y - height),
      PAGE_HEIGHT_PX
    )
  ];
  return {
    regions: orderRegions(boxes, fromRight ? "RTL" : "LTR").flatMap((box2) => {
      const laid = panels[boxes.indexOf(box2)];
      return laid === void 0 ? [] : [regionOf(laid.panel, language, box2)];
    }),
    gutters: null,
    trim: isSpread ? null : free
  };
}
function regionOf(panel, language, [x, y, width, height]) {
  const { sound } = panel.direction;
  const said = [...panel.lines.map(({ letters }) => letters), ...sound === void 0 ? [] : [sound]];
  const [left, top] = [Math.round(x), Math.round(y)];
  return {
    box: [left, top, Math.round(x + width) - left, Math.round(y + height) - top],
    ...said.length === 0 ? {} : { text: said.map((letters) => inLanguage(letters, language)).join("\n") },
    scene: sceneInWords(panel, language)
  };
}

// ../../packages/demo-catalogue/src/picture/recipe.ts
var GENERATOR_VERSION = 11;

// ../../packages/demo-catalogue/src/picture/novel-thumbnail.ts
var PLACES2 = [
  "library",
  "street",
  "harbour",
  "lake",
  "workshop",
  "rooftops",
  "bridge",
  "beach"
];
function drawNovelThumbnail(work, episode, w, h) {
  const canvas = new Canvas(w, h);
  const hours = Object.keys(work.hours);
  const p = hourOf(work, itemAt(hours, episode % hours.length));
  const scene = work.places ? itemAt(work.places, episode % work.places.length) : itemAt(PLACES2, (episode * 3 + work.key.length) % PLACES2.length);
  const member = work.cover.cast[0];
  const person = member ? work.cast[member.who] : void 0;
  const random = randomFrom(`${work.key}/${episode}`);
  const scale = 0.13;
  const x = w * random.between(0.3, 0.7);
  const figure = person ? place(
    drawSilhouette(canvas, person, p.ink, {
      bearing: { turn: 170, mood: "calm", wind: 0.4 },
      posture: "walkAway",
      crop: "full"
    }),
    x,
    h * 0.95 - 1160 * scale,
    scale
  ) : "";
  const glow = circle(
    x,
    h * 0.8,
    h * 0.36,
    canvas.radial([
      [0, p.lamp, 0.6],
      [1, p.lamp, 0]
    ])
  );
  return finishIn(
    work,
    canvas,
    place(paintScene(canvas, scene, w, h * 1.5, p, `${work.key}/${episode}`), 0, -h * 0.38) + rect(0, 0, w, h, p.ink, { opacity: 0.12 }) + glow + figure + place(drawWeather(canvas, work.cover.weather, w, h, p, random, 1), 0, 0)
  );
}

// ../../packages/demo-catalogue/src/picture/thumbnail.ts
var THUMBNAIL_WIDTH_PX = 640;
var THUMBNAIL_HEIGHT_PX = 360;
var TELLING = ["face", "low", "over", "profile", "close", "two", "action", "back", "wide"];
function thumbnailPanel(work, episode) {
  const panels = directEpisode(work, episode);
  const start = Math.floor(panels.length * 0.4);
  const order = [...panels.slice(start), ...panels.slice(0, start)];
  const preferred = TELLING[episode * 2 % 5];
  const found = order.find((panel) => panel.shot === preferred) ?? TELLING.map((shot) => order.find((panel) => panel.shot === shot)).find((panel) => panel !== void 0) ?? panels[0];
  if (!found) throw new Error(`${work.key} episode ${episode} has no panels`);
  return found;
}
function drawThumbnail(_book, work, episode) {
  if (work.kind === "novel") return drawNovelThumbnail(work, episode, THUMBNAIL_WIDTH_PX, THUMBNAIL_HEIGHT_PX);
  const canvas = new Canvas(THUMBNAIL_WIDTH_PX, THUMBNAIL_HEIGHT_PX);
  const panel = { ...thumbnailPanel(work, episode), lines: [] };
  const box2 = { x: 0, y: 0, w: THUMBNAIL_WIDTH_PX, h: THUMBNAIL_HEIGHT_PX };
  return finishIn(work, canvas, drawPanelArt(canvas, work, panel, box2, stagePanel(work, panel, box2, 1)));
}

// ../../packages/demo-catalogue/src/picture/pictures.ts
function picture(work, language, name, size, placeholder, subject) {
  return {
    key: `v${GENERATOR_VERSION}/${work.key}/${language}/${name}`,
    widthPx: size[0],
    heightPx: size[1],
    placeholder,
    recipe: { version: GENERATOR_VERSION, work: work.key, language, subject }
  };
}
var padded = (value) => String(value).padStart(2, "0");
var readsFromRight = (work, language) => work.kind === "comic" && work.form === "pages" && (language === "ja" && work.balloons.vertical === true || language === "ar");
function coverPictures(work, language) {
  const p = hourOf(work, work.cover.hour);
  const colour = mix(p.sky[1], p.near, 0.45);
  const cover = (frame) => {
    const { widthPx, heightPx } = FRAMES[frame];
    return picture(work, language, `cover-${frame.toLowerCase()}`, [widthPx, heightPx], colour, {
      kind: "cover",
      frame
    });
  };
  const vertical = cover("VERTICAL");
  const square = cover("SQUARE");
  return {
    VERTICAL: vertical,
    COVER: vertical,
    MAIN: square,
    SQUARE: square,
    DETAIL: cover("DETAIL"),
    HORIZONTAL_TYPE_A: cover("WIDE"),
    HORIZONTAL_TYPE_B: cover("BANNER")
  };
}
function episodeThumbnail(work, language, episode) {
  const hours = Object.values(work.hours);
  const p = itemAt(hours, episode % hours.length);
  return picture(
    work,
    language,
    `ep-${padded(episode + 1)}/thumbnail`,
    [THUMBNAIL_WIDTH_PX, THUMBNAIL_HEIGHT_PX],
    mix(p.sky[1], p.far, 0.4),
    { kind: "thumbnail", episode }
  );
}
function episodePages(work, language, episode) {
  if (work.form === "pages")
    return layPages(work, episode, readsFromRight(work, language)).map((page, index) => {
      const first = page.panels[0]?.panel;
      const p = hourOf(work, first?.hour ?? work.cover.hour);
      const drawn2 = picture(
        work,
        language,
        `ep-${padded(episode + 1)}/page-${padded(index + 1)}`,
        [page.widthPx, PAGE_HEIGHT_PX],
        mix(p.sky[1], "#ffffff", 0.4),
        { kind: "page", episode, index }
      );
      return { ...drawn2, look: lookOfPage(language, page, readsFromRight(work, language)) };
    });
  const layout = layStrip(work, episode);
  const looks = looksOfSlices(language, layout);
  return layout.slicesPx.map((heightPx, index) => {
    const middle = index * SLICE_HEIGHT_PX + heightPx / 2;
    const nearest = layout.panels.find(({ box: box2 }) => box2.y + box2.h > middle)?.panel;
    const p = hourOf(work, nearest?.hour ?? work.cover.hour);
    const drawn2 = picture(
      work,
      language,
      `ep-${padded(episode + 1)}/slice-${padded(index + 1)}`,
      [STRIP_WIDTH_PX, heightPx],
      mix(mix(p.sky[1], p.far, 0.3), work.gutter, 0.3),
      { kind: "slice", episode, index }
    );
    return { ...drawn2, ...looks[index] === void 0 ? {} : { look: looks[index] } };
  });
}

// ../../packages/demo-catalogue/src/works/catalogue.ts
var WORKS = readOwnJson("shelf.json").map(readWork);
function readWork(key) {
  const work = readOwnJson(`works/${key}.json`);
  if (work.kind === "comic") return work;
  const languages = DEMO_LANGUAGES.filter((language) => work.editions[language] !== void 0);
  const texts = languages.map((language) => [language, chaptersOf(readOwnFile(`novels/${key}.${language}.md`))]);
  return { ...work, texts: Object.fromEntries(texts) };
}
var BY_KEY = new Map(WORKS.map((work) => [work.key, work]));
function workByKey(key) {
  const work = BY_KEY.get(key);
  if (!work) throw new Error(`no demo work "${key}"`);
  return work;
}

// ../../packages/demo-catalogue/src/demo-catalogue.ts
function demoCatalogue(platformId) {
  const languages = PLATFORM_LANGUAGES[platformId] ?? [];
  return languages.flatMap(
    (language) => WORKS.flatMap((work) => {
      const edition = work.editions[language];
      return edition ? [seriesOf(work, language, edition)] : [];
    })
  );
}
function seriesPictures(series2) {
  return coverPictures(workByKey(series2.workKey), series2.language);
}
function seriesOf(work, language, edition) {
  const { offer } = work;
  const episodes = episodesOf(work, language);
  const isVertical = work.kind === "novel" && work.verticalIn.includes(language);
  return {
    key: `${work.key}-${language.toLowerCase()}`,
    workKey: work.key,
    platformIds: platformsOf(language),
    language,
    type: work.kind === "comic" ? "COMIC" : "NOVEL",
    status: offer.status,
    title: edition.title,
    alias: edition.alias,
    synopsis: edition.synopsis,
    creators: edition.creators,
    genres: edition.genres,
    tags: edition.tags,
    scheduleDays: offer.scheduleDays,
    isAdult: offer.isAdult,
    readingDirection: readsFromRight(work, language) || isVertical || language === "ar" ? "RTL" : "LTR",
    writingMode: isVertical ? "VERTICAL" : "HORIZONTAL",
    viewerMode: work.kind === "comic" && work.form === "strip" ? "SCROLL" : work.kind === "comic" || isVertical ? "PAPER" : "SCROLL",
    freeEpisodeCount: offer.freeEpisodeCount,
    rentCoin: offer.rentCoin,
    possessionCoin: offer.possessionCoin,
    freetimeEnabled: offer.freetimeEnabled,
    publishedCount: Math.min(offer.publishedCount ?? episodes.length, episodes.length),
    lastOpenedDaysAgo: offer.status === "SCHEDULED" ? 0 : offer.newestDaysAgo,
    turn: turnOf(work, language),
    episodes
  };
}
function turnOf(work, language) {
  const going = WORKS.filter((each) => each.editions[language] && each.offer.publishedCount !== void 0);
  return Math.max(0, going.indexOf(work)) / going.length;
}
function episodesOf(work, language) {
  const texts = work.kind === "novel" ? work.texts[language] ?? [] : [];
  const count = work.kind === "comic" ? work.episodes.length : texts.length;
  return Array.from({ length: count }, (_, index) => {
    const common = {
      number: String(index + 1),
      thumbnail: episodeThumbnail(work, language, index)
    };
    if (work.kind === "novel") {
      const text = texts[index] ?? { title: "", paragraphs: [] };
      return { ...common, title: text.title, pages: [], html: htmlOf(text.paragraphs, language) };
    }
    const script = work.episodes[index];
    return {
      ...common,
      title: script ? inLanguage(script.title, language) : "",
      pages: episodePages(work, language, index)
    };
  });
}

// ../../packages/demo-catalogue/src/picture/draw.ts
import sharp from "sharp";
var QUALITY = 80;
var EFFORT = 2;
var MOST_PIXELS = 4e6;
async function drawSvg(recipe) {
  if (recipe.version !== GENERATOR_VERSION)
    throw new Error(`a recipe of generator ${recipe.version} cannot be drawn by generator ${GENERATOR_VERSION}`);
  const book = await openFontBook();
  const work = workByKey(recipe.work);
  const { subject, language } = recipe;
  switch (subject.kind) {
    case "cover":
      return drawCover(book, work, language, subject.frame);
    case "slice":
      return drawSlice(book, comicOf(work), language, subject.episode, subject.index);
    case "page":
      return drawPage(book, comicOf(work), language, subject.episode, subject.index, readsFromRight(work, language));
    case "thumbnail":
      return drawThumbnail(book, work, subject.episode);
  }
}
async function drawWebp(recipe) {
  return sharp(Buffer.from(await drawSvg(recipe)), { limitInputPixels: MOST_PIXELS }).removeAlpha().webp({ quality: QUALITY, effort: EFFORT }).toBuffer();
}
function comicOf(work) {
  if (work.kind !== "comic") throw new Error(`${work.key} is a novel and has no pages`);
  return work;
}

// ../../packages/demo-catalogue/src/publishing/opening-plan.ts
var PLAN_DAYS = 365;
var LONGEST_PAST_DAYS = 600;
var STEADY_SHARE = 0.75;
var TEN_DAYS = [1, 11, 21];
function planOpenings(series2, dayAt) {
  const isSlot = (offset) => {
    const { weekday, dayOfMonth } = dayAt(offset);
    if (series2.scheduleDays.includes("TEN") && TEN_DAYS.includes(dayOfMonth)) return true;
    const name = WEEKDAYS[weekday - 1];
    return name !== void 0 && series2.scheduleDays.includes(name);
  };
  const past = [];
  for (let offset = 0 - series2.lastOpenedDaysAgo; past.length < series2.publishedCount; offset--) {
    if (offset < -LONGEST_PAST_DAYS) throw new Error(`"${series2.key}" has no days on which it comes`);
    if (isSlot(offset)) past.unshift(offset);
  }
  const slots = Array.from({ length: PLAN_DAYS }, (_, index) => index + 1).filter(isSlot);
  const toCome = series2.episodes.length - series2.publishedCount;
  const steady = slots.slice(0, Math.ceil(toCome * STEADY_SHARE));
  return [...past, ...steady, ...spread(slots.slice(steady.length), toCome - steady.length, series2.turn)];
}
function spread(slots, count, turn) {
  const stride = slots.length / Math.max(1, count);
  return Array.from({ length: count }, (_, index) => slots[Math.floor((index + turn) * stride)] ?? PLAN_DAYS + index);
}

// ../../packages/demo-catalogue/src/site.ts
var readSite = (name) => readOwnJson(`site/${name}`);
var showcase = readSite("showcase.json");
var DEMO_BANNERS = showcase.banners;
var DEMO_PICKS = showcase.picks;
var DEMO_THEMES = showcase.themes;
var DEMO_NOTICES = readSite("notices.json");
var DEMO_QUESTIONS = readSite("questions.json");
var DEMO_POLICIES = [
  { kind: "TERMS", texts: policyTexts(readSite("terms.json")) },
  { kind: "PRIVACY", texts: policyTexts(readSite("privacy.json")) }
];
var DEMO_FEATURES = [
  { platformId: "bom-us", feature: "freetime" }
];
function policyTexts(texts) {
  const read = Object.entries(texts).map(([locale, text]) => [locale, { title: text.title, body: bodyOf(text) }]);
  return Object.fromEntries(read);
}
function bodyOf({ sections }) {
  return sections.map(([heading, text]) => `<div><span style="font-weight:600">${heading}</span><br>${text}<br><br></div>`).join("");
}

// src/seed/demo-works.ts
import { and, eq } from "drizzle-orm";
import { DateTime } from "luxon";
function isDemoWorkOf(platformId) {
  return and(
    eq(series.isDemo, true),
    eq(series.isAdult, false),
    eq(seriesPlatform.platformId, platformId),
    eq(seriesPlatform.isVisible, true)
  );
}
async function episodeTitles(language) {
  const label = (await loadMessages(localeOf(language)))["episode.number"] ?? "{{number}}";
  const joint = /^(ja|zh)/.test(language) ? "　" : ": ";
  return ({ number, title }) => [label.replace("{{number}}", number), title].filter((part2) => part2 !== "").join(joint);
}
function localeOf(language) {
  return LOCALES.find((locale) => LOCALE_FACTS[locale].language === language.split("-")[0]) ?? LOCALES[0];
}
function openingTimes(series2, platformId, nowMs) {
  if (!isPlatformId(platformId)) throw new Error(`the demo names an unknown platform "${platformId}"`);
  const today = DateTime.fromMillis(nowMs, { zone: getPlatform(platformId).timeZone }).startOf("day");
  const dayAt = (offset) => {
    const day = today.plus({ days: offset });
    return { weekday: day.weekday, dayOfMonth: day.day };
  };
  return planOpenings(series2, dayAt).map((offset) => today.plus({ days: offset }).toMillis());
}
function platformTexts(locales, texts) {
  return locales.flatMap((locale) => {
    const text = texts[locale];
    return text === void 0 ? [] : [{ locale, ...text }];
  });
}

export {
  DEMO_LANGUAGES,
  demoCatalogue,
  seriesPictures,
  setHeadlines,
  drawSvg,
  drawWebp,
  DEMO_BANNERS,
  DEMO_PICKS,
  DEMO_THEMES,
  DEMO_NOTICES,
  DEMO_QUESTIONS,
  DEMO_POLICIES,
  DEMO_FEATURES,
  isDemoWorkOf,
  episodeTitles,
  openingTimes,
  platformTexts
};
//# sourceMappingURL=chunk-REFXJ4NO.js.map
