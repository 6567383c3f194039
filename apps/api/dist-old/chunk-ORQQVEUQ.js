import { createRequire as longstripRequire } from 'node:module'; const require = longstripRequire(import.meta.url);

// ../../packages/core/src/catalogue/episode-order.ts
var NUMBER = new RegExp("^\\d+(?:\\.\\d+)?(?:[-–]\\d+(?:\\.\\d+)?)*(?:\\.?\\p{L}{1,4})?$", "u");
var NEGATIVE = /^-(\d+)((?:\.\d+)?)$/;
var DIGITS_OF_KEY = 15;
var LARGEST_OF_KEY = 10 ** DIGITS_OF_KEY - 1;
function padded(digits) {
  const significant = digits.replace(/^0+/, "");
  return significant.length <= DIGITS_OF_KEY ? significant.padStart(DIGITS_OF_KEY, "0") : `~${String(significant.length).padStart(6, "0")}${significant}`;
}
function negativeKey(whole, fraction) {
  const turned = (digit) => String(9 - Number(digit));
  return `${padded(String(Math.max(0, LARGEST_OF_KEY - Number(whole))))}${fraction.replaceAll(/\d/g, turned)}~`;
}
function episodeSortKey(number) {
  const text = number.normalize("NFKC").trim().toLowerCase();
  const [, whole, fraction = ""] = NEGATIVE.exec(text) ?? [];
  if (whole !== void 0) return `-${negativeKey(whole, fraction)}`;
  return NUMBER.test(text) ? `0${text.replaceAll(/(\d+)(\.\d+)?/g, (_, digits, decimals = "") => padded(digits) + decimals)}` : `1${text.replaceAll(/\d+/g, padded)}`;
}
function compareEpisodeNumbers(one, other) {
  return compareCharacters(episodeSortKey(one), episodeSortKey(other)) || compareCharacters(one, other);
}
function compareCharacters(one, other) {
  return Number(one > other) - Number(one < other);
}

export {
  compareEpisodeNumbers
};
//# sourceMappingURL=chunk-ORQQVEUQ.js.map
