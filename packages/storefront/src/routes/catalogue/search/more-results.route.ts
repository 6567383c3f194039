export { loadMoreResults as loader } from './search.server.ts';
