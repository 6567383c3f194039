export { action } from '../features/comments/like-action.server.ts';
