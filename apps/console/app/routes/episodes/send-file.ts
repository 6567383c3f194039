import { UPLOAD_FILES_PATH } from '../../parts/paths.ts';

/** Sends one file to an upload by the protocol of tus. @throws Error it broke off, with the api’s sentence if there is one */
export async function sendFile(uploadId: string, file: File): Promise<void> {
  const [{ Uppy }, { default: Tus }] = await Promise.all([import('@uppy/core'), import('@uppy/tus')]);
  const uppy = new Uppy<{ path: string }, Record<string, never>>({ autoProceed: false });
  uppy.use(Tus, {
    endpoint: `${UPLOAD_FILES_PATH}/${uploadId}`,
    allowedMetaFields: ['path'],
    retryDelays: [0, 1_000, 3_000],
    storeFingerprintForResuming: false,
  });
  uppy.addFile({ name: file.name, type: file.type, data: file, meta: { path: file.name } });
  const result = await uppy.upload();
  uppy.destroy();
  const [failed] = result?.failed ?? [];
  if (failed !== undefined) throw new Error(failed.error ?? 'the upload broke off');
}
