export { moreRowsLoader as loader } from './library-loader.server.ts';
