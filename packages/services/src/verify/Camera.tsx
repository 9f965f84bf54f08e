import { Button, Notice, Stack } from '@lifedesk/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import * as m from '../texts.ts';
import { findCode } from './find-code.ts';

/** Between two scans, so that the phone stays cool. In ms. */
const PAUSE = 200;
/** Length of one scan of a frame. In ms. */
const LOOK = 60;
/** After this time we say how to hold the camera. In ms. */
const HINT = 8_000;
const SIDE = 960;

type Fault = 'refused' | 'none' | 'failed';
const faultOf = (error: unknown): Fault => {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'failed';
};
const says: Record<Fault, () => string> = {
  refused: m.verify_cameraRefused,
  none: m.verify_cameraNone,
  failed: m.verify_cameraFailed,
};

interface CameraProps {
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
}

/** Watches through the camera until it sees a QR code. The pictures stay on the device. */
export default function Camera({ onCode, onClose }: CameraProps): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState<Fault>();
  const [slow, setSlow] = useState(false);
  const found = useRef(onCode);
  found.current = onCode;

  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;
    const hint = setTimeout(() => setSlow(true), HINT);
    const look = () => {
      const code = video.current ? findCode(video.current, SIDE, LOOK) : null;
      if (code !== null) found.current(code);
      else if (!ended) timer = setTimeout(look, PAUSE);
    };
    const start = async () => {
      // without HTTPS a browser offers no camera
      if (!navigator.mediaDevices) return setFault('none');
      try {
        stream = await navigator.mediaDevices.getUserMedia({
          video: { facingMode: 'environment', width: { ideal: 1280 } },
        });
        if (ended || !video.current) return stop();
        video.current.srcObject = stream;
        await video.current.play();
        look();
      } catch (error) {
        if (!ended) setFault(faultOf(error));
      }
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    void start();
    return () => {
      ended = true;
      clearTimeout(timer);
      clearTimeout(hint);
      stop();
    };
  }, []);

  if (fault)
    return (
      <Notice role="alert" tone="warning" title={m.verify_cameraFault()}>
        {says[fault]()}
      </Notice>
    );
  return (
    <Stack gap="3">
      <video ref={video} width="100%" aria-label={m.verify_cameraPicture()} muted playsInline />
      <p role="status">{slow ? m.verify_cameraHint() : m.verify_cameraLooking()}</p>
      <div>
        <Button variant="secondary" onClick={onClose}>
          {m.verify_cameraStop()}
        </Button>
      </div>
    </Stack>
  );
}
