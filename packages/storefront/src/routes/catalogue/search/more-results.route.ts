export { loadMoreResults as loader } from './search-loader.server.ts';
