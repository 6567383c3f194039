import { openWorkspace } from './workspace.ts';

/** A process that opens a workspace in the directory in its first argument, prints its path and runs until it is killed. */
const { path } = await openWorkspace(process.argv[2] ?? '', 'a fixture', Date.now());
console.log(path);
process.stdin.resume();
process.stdin.once('end', () => process.exit());
