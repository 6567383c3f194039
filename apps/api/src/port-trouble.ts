import { createServer } from 'node:net';

/**
 * Listens at a port for a moment, before anything is opened that would have to be closed again.
 * @returns why the port cannot be used and what to do, in a sentence; null: it can
 */
export function findPortTrouble(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(portSentence(error, port, host)));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}

/** @param error of a server that could not listen */
export function portSentence(error: Error, port: number, host: string): string {
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${host} is taken by another process: stop that one, or set PORT to another base.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST=${host} is not an address of this machine: leave it out for 127.0.0.1, or set 0.0.0.0 for all.`;
  }
  if (code === 'EACCES') return `Port ${port} needs more rights than this process has: set PORT to a base above 1023.`;
  return `The port ${port} of ${host} cannot be used: ${error.message}.`;
}
