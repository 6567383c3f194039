#!/usr/bin/env node
// `npm start`: from a fresh clone to a running product. It has no dependencies, and checks Node's version first, in syntax
// that every Node understands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
// As in `engines` of package.json.
const isNewEnough = major === 20 ? minor >= 19 : major > 22 || (major === 22 && minor >= 12);
if (!isNewEnough) {
  const own = `${process.versions.node} (${process.execPath})`;
  console.error(`Longstrip needs Node 24 (or at least 20.19 or 22.12); this is ${own}.`);
  process.exitCode = 1;
} else {
  import('./setup/start-product.mjs').then(({ startProduct }) => startProduct(process.argv.slice(2)));
}
