import { afterAll, beforeAll, describe } from 'vitest';
import { isWholeRun } from './env.ts';
import { findServerBinaries, type ServerBinaries } from './server-binaries.ts';
import { startTestServer, type TestServer, whyNoTestServer } from './test-server.ts';

/**
 * Runs tests on PostgreSQL servers of this machine, which are started for them. Without a server the tests are skipped
 * with a reason in their name; continuous integration fails instead.
 *
 * @param which every installed version (only in `npm run test:all`; otherwise the newest), or only the newest
 * @param tests get a function that gives the server when they run
 */
export function describeServers(
  subject: string,
  which: 'every' | 'newest',
  tests: (server: () => TestServer) => void,
): void {
  const reason = whyNoTestServer();
  const found = findServerBinaries().map((binaries) => ({ binaries, name: binaries.version }));
  const chosen = which === 'every' && isWholeRun ? found : found.slice(0, 1);
  const suites: { binaries: ServerBinaries | undefined; name: string }[] =
    reason === null ? chosen : [{ binaries: undefined, name: `a server (${reason})` }];
  describe.skipIf(reason !== null).each(suites)(`${subject} $name`, ({ binaries }) => {
    let server: TestServer | undefined;
    beforeAll(async () => {
      server = await startTestServer(binaries);
    });
    afterAll(() => server?.stop());

    tests(() => {
      if (server === undefined) throw new Error('the server is not started yet');
      return server;
    });
  });
}
