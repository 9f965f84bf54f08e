import { checkFile, type FileFault } from '@lifedesk/rules';

/** The longest side of a scaled picture in pixels: a page of A4 at 200 dots per inch stays readable. */
const LONGEST_SIDE = 2_400;
const QUALITY = 0.85;
const SHRINKABLE: readonly (FileFault | null)[] = ['too-large', 'too-many-pixels', 'heic'];

/**
 * A picture that is too large, or in the format of an iPhone, as a smaller JPEG, if this device can read it. Any other
 * file stays as it is: the check says what is wrong with it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const { fault } = checkFile(new Uint8Array(await file.arrayBuffer()));
  if (!SHRINKABLE.includes(fault)) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const jpeg = await drawSmaller(picture);
  picture.close();
  return jpeg ? new File([jpeg], `${file.name.replace(/\.\w{2,4}$/, '')}.jpg`, { type: 'image/jpeg' }) : file;
}

function drawSmaller(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // a JPEG has no transparent parts
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
