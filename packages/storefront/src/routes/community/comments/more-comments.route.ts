export { loadMoreComments as loader } from './comments.server.ts';
