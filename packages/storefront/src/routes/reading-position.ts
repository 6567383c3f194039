export { action } from '../features/reading/position-action.server.ts';
