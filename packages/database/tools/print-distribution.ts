import { citusStatements } from '../src/distribution/distribute.ts';

// `pnpm --filter @longstrip/database distribute`: the script for the coordinator of a Citus cluster (record 0125).
process.stdout.write(`${citusStatements().join(';\n')};\n`);
