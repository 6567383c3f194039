import { openWorkspace } from './workspace.ts';

/** A process that opens a workspace in the directory of its first argument, says where and stays until it is ended. */
const { path } = await openWorkspace(process.argv[2] ?? '', 'a fixture', Date.now());
console.log(path);
process.stdin.resume();
process.stdin.once('end', () => process.exit());
