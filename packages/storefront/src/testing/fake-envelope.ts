/** Answers of the api as its envelope writes them. */
export const success = (data: unknown) => Response.json({ result: 'SUCCESS', data });
export const refusal = (code: string, { detail = '', message = code } = {}) =>
  Response.json({ result: 'ERROR', error: { code, message, detail } });
