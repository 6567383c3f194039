export { default } from '../en-US/index.ts';
