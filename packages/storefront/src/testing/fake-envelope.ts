/** Answers of the api in its envelope. */
export const success = (data: unknown) => Response.json({ result: 'SUCCESS', data });
export const refusal = (code: string, { detail = '', message = code } = {}) =>
  Response.json({ result: 'ERROR', error: { code, message, detail } });

/** A page of a list in the api's format. */
export function listPage<Row>(rows: readonly Row[], query: URLSearchParams, size = Number(query.get('size') ?? 20)) {
  const number = Number(query.get('page') ?? 0);
  const content = rows.slice(number * size, (number + 1) * size);
  const totalPages = Math.ceil(rows.length / size);
  return {
    ...{ content, number, size, totalPages, totalElements: rows.length, numberOfElements: content.length },
    ...{ first: number === 0, last: number + 1 >= totalPages, empty: content.length === 0 },
  };
}
