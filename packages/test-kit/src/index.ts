export * from './clock/fake-clock.ts';
export * from './tokens/mint-token.ts';
