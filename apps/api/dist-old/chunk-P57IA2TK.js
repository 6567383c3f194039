import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/database/src/engines/search-path.ts
var SEARCH_PATH = "public,pg_temp";
function withSearchPath(url) {
  const [address = "", query = ""] = url.split(/\?(.*)/s);
  const parts = query.split("&").filter((part) => part !== "");
  const own = parts.filter((part) => part.startsWith("options=")).map((part) => part.slice("options=".length));
  const options = [...own, encodeURIComponent(`-c search_path=${SEARCH_PATH}`)].join("%20");
  return `${address}?${[...parts.filter((part) => !part.startsWith("options=")), `options=${options}`].join("&")}`;
}

export {
  SEARCH_PATH,
  withSearchPath
};
//# sourceMappingURL=chunk-P57IA2TK.js.map
