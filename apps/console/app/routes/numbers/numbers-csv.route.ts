export { exportTable as loader } from './numbers.server.ts';
