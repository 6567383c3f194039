export { picture as loader } from './ticket.server.ts';
