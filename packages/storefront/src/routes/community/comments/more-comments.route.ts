export { loadMoreComments as loader } from './comments-loader.server.ts';
