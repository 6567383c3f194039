// Lets threads that run from source read TypeScript. `--import tsx` works for processes but, in Node 20, not for threads.
import { register } from 'tsx/esm/api';

register();
