export {
  clearTestDatabase,
  createTestDatabase,
  startServerOfRun,
  startTestServer,
  useTestServer,
  whyNoTestServer,
} from '@longstrip/database/testing';
export { createNiceClient } from '../adapters/nice.ts';
export { readTransaction as readAppStoreTransaction } from '../adapters/payment/app-store.ts';
export { createPayments, NO_PAYMENTS } from '../adapters/payment/create-payments.ts';
export { createFacebookConversions } from '../adapters/payment/facebook.ts';
export { parseS3Address } from '../catalogue/files/files-address.ts';
export { editionRoute } from '../http/edition.route.ts';
export { webhookRoute } from '../http/webhook.ts';
export { tapjoyWebhook } from '../money/offerwall/offerwall.ts';
export { finishOrder, refundOrder } from '../money/payment/order-jobs.ts';
export { paymentWebhooks } from '../money/payment/payment-webhooks.ts';
export { VARIABLE_GROUPS } from '../partner-variables.ts';
export { addSignedIn, lastSecretSentTo, TEST_PASSWORD } from './accounts.ts';
export { addPack, setStock } from './fake-payments.ts';
export { addOperator, codeOf, createOperatorApi, joinStore, type OperatorApi } from './operator-accounts.ts';
export { createPictureRoute } from './picture-route.ts';
export { readSealedBooks } from './read-sealed-books.ts';
export { createTestApi, createTestApiOn, KOREAN_ADDRESS, TEST_SERVICE_SECRET, type TestApi } from './test-api.ts';
export { followTestCatalogue, openTwoProcesses, type TestCatalogue, type TestProcess } from './test-processes.ts';
export { proveRows, TEST_PROOFS } from './test-proofs.ts';
export { beginHeaders, openUploadScene } from './upload-scene.ts';
export { scopeOfUser, spend } from './wallets.ts';
