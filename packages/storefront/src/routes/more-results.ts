export { loadMoreResults as loader } from '../features/search/search-loader.server.ts';
