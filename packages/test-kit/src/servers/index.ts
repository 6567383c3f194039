export * from './bucket-server.ts';
export * from './free-port.ts';
export * from './nginx.ts';
export * from './valkey-server.ts';
