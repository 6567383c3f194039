export { loadMoreComments as loader } from '../features/comments/comments-loader.server.ts';
