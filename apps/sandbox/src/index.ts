export { type CreateSandboxResult, createSandbox, type SandboxOptions } from './create-sandbox.ts';
