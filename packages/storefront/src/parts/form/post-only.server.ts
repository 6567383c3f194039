/** The answer of an address that only takes what is posted to it, to any other method; also its loader. */
export function postOnly(): Response {
  return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'POST' } });
}
