export { exportOwed as loader } from './owed.server.ts';
