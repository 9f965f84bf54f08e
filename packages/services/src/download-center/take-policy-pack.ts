import {
  type BodyOf,
  downloadPolicyPack,
  downloadPolicyPackV2,
  isLifedeskError,
  type Sdk,
  takeTempFile,
} from '@lifedesk/sdk';

/**
 * The policy pack as a temporary file (v2); if the file cannot be fetched, inside the response (v1). @throws
 * LifedeskError
 */
export async function takePolicyPack(
  sdk: Sdk,
  of: BodyOf<'downloadPolicyPack'>,
): Promise<{ content: Blob; fileName: string }> {
  const file = await downloadPolicyPackV2(sdk, of, { background: true });
  try {
    return { content: await takeTempFile(sdk, file), fileName: file.fileName };
  } catch (error) {
    // the file store and the API are separate servers: one may be down without the other
    if (!isLifedeskError(error) || error.code === 'cancelled') throw error;
    const { content, contentType, fileName } = await downloadPolicyPack(sdk, of, { background: true });
    return { content: new Blob([bytesOf(content)], { type: contentType }), fileName };
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}
