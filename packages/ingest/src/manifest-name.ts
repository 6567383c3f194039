/** Name of the manifest of the publication at this place (0 is `manifest.json`). */
export function manifestName(index: number): string {
  return index === 0 ? 'manifest.json' : `manifest-${index + 1}.json`;
}
