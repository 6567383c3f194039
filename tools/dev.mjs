#!/usr/bin/env node
// `npm run dev -- us`: one app from its sources with hot reload, and behind it the api and the sandbox.

import { runProduct } from './setup/start-product.mjs';

await runProduct({ dev: process.argv[2] ?? '' });
