export { metricValue } from './metric-value.ts';
export { openTraceReceiver, type ReceivedSpan, type TraceReceiver } from './trace-receiver.ts';
