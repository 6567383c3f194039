export { type CertificateChain, createCertificateChain } from './app-store/certificate-chain.ts';
export {
  type CreateSandboxResult,
  createSandbox,
  type Sandbox,
  type SandboxOptions,
  type SandboxPayments,
  sandboxMessages,
} from './create-sandbox.ts';
export { type SandboxNice, sandboxNice } from './identity-check/nice-answer.ts';
export { providerAccountId } from './sign-in/accounts.ts';
export { type SandboxProvider, sandboxProviders } from './sign-in/providers.ts';
