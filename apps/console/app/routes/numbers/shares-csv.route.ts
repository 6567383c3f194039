export { exportShares as loader } from './numbers.server.ts';
