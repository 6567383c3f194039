export { moreUsesLoader as loader } from '../features/use-history/use-history-loader.server.ts';
