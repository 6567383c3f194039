// Threads that run from source read TypeScript by this; `--import tsx` works for processes and, in Node 20, not for threads.
import { register } from 'tsx/esm/api';

register();
