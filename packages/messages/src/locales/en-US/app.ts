/** What pages in the native app say; in English to the letter of section 8. */
export default {
  'app.problemLANGUAGE': 'Language cannot be loaded.',
  'app.problemVERSION': 'Version cannot be loaded.',
  'app.problemUSER_INFO': 'User info cannot be loaded.',
  'app.problemPURCHASE': 'Purchase failed.',
  'app.problemPRODUCT': 'Product not found.',
  'app.retry': 'Retry',
  'app.pending': 'Purchase pending.',
  'app.problemCERTIFICATE': 'Untrusted certificate.',
  'app.problemSTORAGE': 'Storage permission required.',
  'app.pendingText': 'Your coins come by themselves when the store confirms it. You can close this page.',
  'app.inStore': 'Finish in the store’s window',
  'app.inStoreText': 'It opens by itself. Your coins come when the store confirms the payment.',
  'app.notCharged': 'If the store charged you all the same, your coins come by themselves.',
  'app.productText': 'This pack is not sold in this app right now.',
  'app.storageText': 'Allow storage in your phone’s settings for this app, then try again.',
  'app.versionOf': 'App version {{version}}',
} as const;
