#!/usr/bin/env node
// `npm start`: from a fresh clone to a running product. It has no dependencies and first of all looks at Node's version,
// in words that every Node understands.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`Longstrip needs Node 20.11 or newer; this is ${process.versions.node} (${process.execPath}).`);
  process.exitCode = 1;
} else {
  import('./setup/start-product.mjs').then(({ startProduct }) => startProduct(process.argv.slice(2)));
}
