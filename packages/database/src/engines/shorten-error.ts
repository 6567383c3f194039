/** Runs `work`; what it throws keeps message and SQLSTATE, and loses the engine's stack, statement and parameters. */
export async function shorten<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && isFromEngine(error)) {
      error.stack = `${error.name}: ${error.message}`;
      for (const key of ['query', 'params', 'queryOptions']) Reflect.deleteProperty(error, key);
    }
    throw error;
  }
}

function isFromEngine(error: Error): boolean {
  return error.stack?.includes('pglite') === true;
}
