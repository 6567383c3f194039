/** The addresses of the pictures that a reader of another program shows. */
export function shownPictures(): string[] {
  const count = Number(new URLSearchParams(window.location.search).get('pictures'));
  return Array.from({ length: count }, (_, index) => `/pictures/${index + 1}`);
}
