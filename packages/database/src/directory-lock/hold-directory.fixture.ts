import { acquireDirectoryLock } from './directory-lock.ts';

/** A process that takes the directory of its first argument, says how it went and stays until it is ended. */
const result = await acquireDirectoryLock(process.argv[2] ?? '', { purpose: 'a fixture', nowMs: Date.now() });
if (result.ok) await result.lock.describe({ addresses: ['http://localhost:3000'] });
console.log(result.ok ? 'held' : result.sentence);
process.stdin.resume();
process.stdin.once('end', () => process.exit());
