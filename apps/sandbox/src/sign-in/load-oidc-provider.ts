/**
 * Loads the library. It is loaded when a sandbox is made, so that production never holds it. At import it warns that it is made
 * for Node 22; on Node 20 the tests of this folder pass, and nobody who starts the demo can do anything about it.
 */
export async function loadOidcProvider(): Promise<typeof import('oidc-provider')> {
  const { warn } = console;
  console.warn = () => undefined;
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
