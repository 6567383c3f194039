export { moreRowsLoader as loader } from './library.server.ts';
