import { acquireDirectoryLock } from './directory-lock.ts';

/** A process that locks the directory in its first argument, prints the result and runs until it is killed. */
const result = await acquireDirectoryLock(process.argv[2] ?? '', { purpose: 'a fixture', nowMs: Date.now() });
if (result.ok) await result.lock.describe({ addresses: ['http://localhost:3000'] });
console.log(result.ok ? 'held' : result.sentence);
process.stdin.resume();
process.stdin.once('end', () => process.exit());
