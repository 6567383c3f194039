/** Whether the api gave no usable answer: an `ApiFailure`, told by its name, since its class may come from another bundle. */
export function isNoAnswer(error: unknown): boolean {
  return error instanceof Error && error.name === 'ApiFailure';
}
