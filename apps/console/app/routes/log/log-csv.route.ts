export { exportLog as loader } from './log.server.ts';
