export { loadChart as loader } from './ranking.server.ts';
