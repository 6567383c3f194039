export { loadFreeToday as loader } from './benefits.server.ts';
