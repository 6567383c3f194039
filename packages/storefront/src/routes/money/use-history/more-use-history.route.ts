export { moreUsesLoader as loader } from './use-history.server.ts';
