export { moreUsesLoader as loader } from './use-history-loader.server.ts';
