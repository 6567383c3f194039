/**
 * Reads the JSON of a request of our own page.
 * @param charactersMost a longer body is cut, and so is no JSON
 * @returns undefined if it is no JSON
 */
export async function readJson(request: Request, charactersMost: number): Promise<unknown> {
  try {
    return JSON.parse((await request.text()).slice(0, charactersMost));
  } catch {
    return undefined;
  }
}
