export { action } from '../features/favourite/favourite-action.server.ts';
