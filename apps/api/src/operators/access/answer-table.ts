/** The answer that a browser stores as a file: a table in CSV, read part by part as the client takes it. */
export function answerTable(fileName: string, parts: AsyncGenerator<string>): Response {
  return tableResponse(fileName, encodeParts(parts));
}

/** The same of a table that is there already. */
export function tableResponse(fileName: string, table: string | ReadableStream<Uint8Array>): Response {
  return new Response(table, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      ...{ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' },
    },
  });
}

/** A stream of texts; each is made when the client has taken the one before. */
function encodeParts(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}
