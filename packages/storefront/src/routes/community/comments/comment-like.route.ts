export { action } from './like-action.server.ts';
