#!/usr/bin/env node
// `npm start`: from a fresh clone to a running product. It has no dependencies, and checks Node's version first, in syntax
// that every Node understands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// The first releases with `zlib.crc32`.
const isNewEnough = major === 20 ? minor >= 15 : major > 22 || (major === 22 && minor >= 2);
if (!isNewEnough) {
  const own = `${process.versions.node} (${process.execPath})`;
  console.error(`Longstrip needs Node 20.15 or newer of the 20 line, or 22.2 or newer; this is ${own}.`);
  process.exitCode = 1;
} else {
  import('./setup/start-product.mjs').then(({ startProduct }) => startProduct(process.argv.slice(2)));
}
