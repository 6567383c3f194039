export { moreRowsLoader as loader } from '../features/library/library-loader.server.ts';
