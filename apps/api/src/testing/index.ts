export { whyNoTestServer } from '@longstrip/database/testing';
export { createNiceClient } from '../features/korean-check/nice-client.ts';
export { paymentWebhooks } from '../features/payment/payment-webhooks.ts';
export { webhookRoute } from '../http/webhook.ts';
export { createPayments, NO_PAYMENTS } from '../services/payment/create-payments.ts';
export { addSignedIn, lastSecretSentTo, TEST_PASSWORD } from './accounts.ts';
export { addPack } from './fake-payments.ts';
export { createTestApi, createTestApiOn, KOREAN_ADDRESS, TEST_SERVICE_SECRET, type TestApi } from './test-api.ts';
export { followTestCatalogue, openTwoProcesses, type TestCatalogue, type TestProcess } from './test-processes.ts';
