/** The root renders everything. */
export default function Page() {
  return null;
}
