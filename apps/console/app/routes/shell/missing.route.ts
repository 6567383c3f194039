/** An address without a page. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function Missing() {
  return null;
}
