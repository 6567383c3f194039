/** True where a missing part of the machine must fail the run instead of leaving tests out. */
export const isContinuousIntegration = process.env.CI === 'true' || process.env.CI === '1';
