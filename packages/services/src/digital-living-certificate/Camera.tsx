import { useLocale } from '@lifedesk/journey';
import { livenessReasonText } from '@lifedesk/rules/texts';
import { Button, CameraIcon, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as m from '../texts.ts';
import type { Fault } from './camera-fault.ts';
import { framingOf, type Hint, hintOf } from './hints.ts';
import { drawPicture } from './picture.ts';

/** Between two looks for a hint, in ms. */
const PAUSE = 700;
/** Width of the picture in which hints are looked for. */
const SMALL = 160;

/** The face detector that some browsers have. It runs on the device, and its answer stays there. */
interface FaceDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly boundingBox: { readonly height: number } }[]>;
}
declare global {
  interface Window {
    readonly FaceDetector?: new () => FaceDetector;
  }
}

interface CameraProps {
  /** A picture was taken, or given up for another. */
  readonly onPicture: (picture: Blob | undefined) => void;
  /** There is no camera, it may not be used, or it was taken away. */
  readonly onFault: (fault: Fault) => void;
}

/** Shows the person, says how to hold the phone, and takes one picture when a button is pressed. */
export default function Camera({ onPicture, onFault }: CameraProps): ReactElement {
  const language = useLocale();
  const video = useRef<HTMLVideoElement>(null);
  const still = useRef<HTMLCanvasElement>(null);
  const [isLive, setIsLive] = useState(false);
  const [isTaken, setIsTaken] = useState(false);
  const [hint, setHint] = useState<Hint>();
  const report = useRef(onFault);
  report.current = onFault;

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const watch = async () => {
      if (isOver) return;
      setHint(video.current ? await look(video.current).catch(() => undefined) : undefined);
      timer = setTimeout(() => void watch(), PAUSE);
    };
    const start = async () => {
      // without HTTPS a browser offers no camera
      if (!navigator.mediaDevices) return report.current('none');
      try {
        stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } });
        if (isOver || !video.current) return stop();
        for (const track of stream.getTracks()) track.onended = () => report.current('taken');
        video.current.srcObject = stream;
        await video.current.play();
        setIsLive(true);
        void watch();
      } catch (error) {
        if (!isOver) report.current(faultOf(error));
      }
    };
    void start();
    return () => {
      isOver = true;
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.onended = null;
      stop();
    };
  }, []);

  const take = async () => {
    const [image, canvas] = [video.current, still.current];
    if (!image || !canvas) return;
    const picture = await drawPicture(canvas, { image, width: image.videoWidth, height: image.videoHeight });
    if (!picture) return onFault('failed');
    setIsTaken(true);
    onPicture(picture);
  };
  const retake = () => {
    setIsTaken(false);
    onPicture(undefined);
  };

  return (
    <Stack gap="3">
      <video
        ref={video}
        width="100%"
        aria-label={m.digitalLivingCertificate_cameraPicture()}
        hidden={isTaken}
        muted
        playsInline
      />
      <canvas
        ref={still}
        width="0"
        height="0"
        role="img"
        aria-label={m.digitalLivingCertificate_takenPicture()}
        hidden={!isTaken}
      />
      <p role="status">
        {isTaken
          ? m.digitalLivingCertificate_taken()
          : isLive
            ? hintText(hint, language)
            : m.digitalLivingCertificate_cameraStarting()}
      </p>
      <div>
        {isTaken ? (
          <Button variant="secondary" icon={CameraIcon} onClick={retake}>
            {m.digitalLivingCertificate_takeAgain()}
          </Button>
        ) : (
          <Button
            variant="secondary"
            icon={CameraIcon}
            onClick={() => void take()}
            unavailableReason={isLive ? undefined : m.digitalLivingCertificate_cameraStarting()}
          >
            {m.digitalLivingCertificate_take()}
          </Button>
        )}
      </div>
    </Stack>
  );
}

function faultOf(error: unknown): Fault {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
}

/** Looks at one frame, on the device. */
async function look(video: HTMLVideoElement): Promise<Hint | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SMALL, Math.round((SMALL * videoHeight) / videoWidth)];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const hint = hintOf(context.getImageData(0, 0, canvas.width, canvas.height));
  if (hint || !window.FaceDetector) return hint;
  const faces = await new window.FaceDetector().detect(video);
  return framingOf(
    faces.map(({ boundingBox }) => boundingBox.height),
    videoHeight,
  );
}

function hintText(hint: Hint | undefined, language: ReturnType<typeof useLocale>): string {
  switch (hint) {
    case 'dark':
      return livenessReasonText('too-dark', language);
    case 'bright':
      return m.digitalLivingCertificate_tooBright();
    case 'blurred':
    case 'no-face':
    case 'two-faces':
      return livenessReasonText(hint, language);
    case 'far':
      return livenessReasonText('too-small', language);
    case 'near':
      return m.digitalLivingCertificate_tooNear();
    default:
      return m.digitalLivingCertificate_ready();
  }
}
