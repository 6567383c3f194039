import { inSpan, isTracing, presentTrace, TRACE_HEADER } from './span.ts';

type Send = (request: Request) => Response | Promise<Response>;

/** A `fetch` to the api whose requests are spans, and carry their trace with them. */
export function traceCalls(name: string, send: Send): Send {
  return (request) => {
    if (!isTracing()) return send(request);
    const { method } = request;
    return inSpan(`${name} ${method}`, { kind: 'client', attributes: { 'http.request.method': method } }, () => {
      const parent = presentTrace();
      if (parent !== null) request.headers.set(TRACE_HEADER, parent);
      return send(request);
    });
  };
}

/**
 * Makes each call of an outside service a span, named `service method`.
 * @param service an object of asynchronous functions; what it has besides stays as it is
 */
export function traceService<Service extends object>(name: string, service: Service): Service {
  return new Proxy(service, {
    get(target, property, receiver) {
      const value: unknown = Reflect.get(target, property, receiver);
      if (typeof value !== 'function' || typeof property !== 'string') return value;
      return (...given: unknown[]) => {
        const call = () => Reflect.apply(value, target, given);
        if (!isTracing()) return call();
        return inSpan(`${name} ${property}`, { kind: 'client', attributes: { 'peer.service': name } }, call);
      };
    },
  });
}
