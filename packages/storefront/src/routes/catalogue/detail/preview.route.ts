export { loadPreview as loader } from './preview.server.ts';
