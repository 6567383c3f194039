/** The root draws everything. */
export default function Page() {
  return null;
}
