export * from './clock/fake-clock.ts';
export * from './pages/first-script.ts';
export * from './pages/route-scripts.ts';
export * from './tokens/mint-token.ts';
