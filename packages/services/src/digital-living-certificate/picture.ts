/** The longest side of a picture that is sent, in pixels. */
const LONGEST_SIDE = 1_600;
/** The contract takes a megabyte; the first of these qualities that fits is sent. */
const MOST_BYTES = 1_000_000;
const QUALITIES = [0.85, 0.6, 0.4] as const;

/** What a picture is drawn from, with its size. */
interface Source {
  readonly image: CanvasImageSource;
  readonly width: number;
  readonly height: number;
}

/**
 * Draws a picture small enough to be sent, and nothing else of it: a file loses its place, its time and its device.
 * Undefined if the device cannot draw it.
 */
export async function drawPicture(
  canvas: HTMLCanvasElement,
  { image, width, height }: Source,
): Promise<Blob | undefined> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // a JPEG has no transparent parts
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  for (const quality of QUALITIES) {
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (picture && picture.size <= MOST_BYTES) return picture;
  }
  return undefined;
}

/** A chosen file as a picture to send; undefined if it is not one that this device can read. */
export async function pictureFrom(file: File): Promise<Blob | undefined> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (!image) return undefined;
  const picture = await drawPicture(document.createElement('canvas'), {
    image,
    width: image.width,
    height: image.height,
  });
  image.close();
  return picture;
}
