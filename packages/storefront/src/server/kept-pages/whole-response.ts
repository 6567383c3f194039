/**
 * An answer whose body is bytes that many answers share. A plain `Response` copies them and makes a stream; here a stream
 * is made only for those who ask for one. A server that knows the class writes `wholeBody` as it is.
 */
export class WholeResponse extends Response {
  /** Null: without a body. */
  readonly wholeBody: Uint8Array<ArrayBuffer> | null;
  #streamed: Response | null = null;

  constructor(wholeBody: Uint8Array<ArrayBuffer> | null, init: ResponseInit) {
    super(null, init);
    this.wholeBody = wholeBody;
  }

  get #asStream(): Response {
    this.#streamed ??= new Response(this.wholeBody);
    return this.#streamed;
  }

  override get body() {
    return this.#asStream.body;
  }
  override get bodyUsed() {
    return this.#streamed?.bodyUsed ?? false;
  }
  override arrayBuffer() {
    return this.#asStream.arrayBuffer();
  }
  override blob() {
    return this.#asStream.blob();
  }
  override json() {
    return this.#asStream.json();
  }
  override text() {
    return this.#asStream.text();
  }
  override clone() {
    return new WholeResponse(this.wholeBody, this);
  }
}
