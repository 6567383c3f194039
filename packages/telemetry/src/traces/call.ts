import { inSpan, isTracing, presentTrace, TRACE_HEADER } from './span.ts';

type Send = (request: Request) => Response | Promise<Response>;

/**
 * A `fetch` whose requests are spans.
 * @param carries whether the requests name their trace: to the api they do, to a service of others never
 */
export function traceCalls(name: string, send: Send, { carries }: { carries: boolean }): Send {
  return (request) => {
    if (!isTracing()) return send(request);
    const { method } = request;
    return inSpan(`${name} ${method}`, { kind: 'client', attributes: { 'http.request.method': method } }, () => {
      const parent = carries ? presentTrace() : null;
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
